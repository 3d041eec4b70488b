// In the frame of a captcha: hands what the widget says to the form around it.
(() => {
  const tell = (token) => parent.postMessage({ captcha: token }, location.origin);
  globalThis.captchaDone = tell;
  globalThis.captchaOver = () => tell(null);
})();
