/** In tests a picture's address is a fixed word. */
module.exports = 'asset';
