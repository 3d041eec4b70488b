/** In tests the address of a picture is a fixed word. */
module.exports = { default: 'picture.svg', __esModule: true };
