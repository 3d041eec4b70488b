/** In tests a CSS module gives every class the name it was written with. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
