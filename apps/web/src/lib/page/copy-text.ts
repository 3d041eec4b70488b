/** Puts a text into the clipboard; false where the browser refuses that, or has none outside a secure connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the caller shows how to copy it by hand
  }
}
