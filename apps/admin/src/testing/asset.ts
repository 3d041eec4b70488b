/** In tests a picture's address, and the name of a class, is a fixed word. */
export default 'asset';
