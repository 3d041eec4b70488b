/** In tests a class is called as it was written. */
module.exports = { default: new Proxy({}, { get: (_target, name) => String(name) }), __esModule: true };
