/** Saves a file of the API in the browser. */
export function saveFile(file: unknown, name: string): void {
  if (!(file instanceof Blob)) throw new Error('The API answered without a file');
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
