/** Hands what the API gave as a file to the browser, to be kept. */
export function saveFile(file: unknown, name: string): void {
  if (!(file instanceof Blob)) throw new Error('The API answered without a file');
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
