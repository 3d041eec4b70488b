// What browsers have and the simulated one lacks: nothing is laid out in it.
const nowhere = () => ({ x: 0, y: 0, width: 0, height: 0, top: 0, bottom: 0, left: 0, right: 0, toJSON: () => ({}) });
Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
Object.assign(Element.prototype, { getClientRects: () => [], scrollIntoView: () => undefined });
Object.assign(Document.prototype, { elementFromPoint: () => null });
