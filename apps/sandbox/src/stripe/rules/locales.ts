/** The languages of Checkout (https://docs.stripe.com/js/appendix/supported_locales); Arabic is not among them. */
export const CHECKOUT_LOCALES = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ' +
  'ru sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ');
