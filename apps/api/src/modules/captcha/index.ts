export { Captcha, type CaptchaProof } from './captcha-proof.js';
export { CaptchaModule } from './captcha.module.js';
export { CAPTCHA_ERRORS, CaptchaService } from './captcha.service.js';
