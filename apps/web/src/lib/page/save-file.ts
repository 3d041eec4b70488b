/** Hands a file to the reader's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken hold of the file by the next task.
  window.setTimeout(() => URL.revokeObjectURL(url));
};
