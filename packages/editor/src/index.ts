export { RichEditor, type RichEditorHandle, type RichEditorProps } from './rich-editor.js';
export type { UploadedFigure } from './context.js';
