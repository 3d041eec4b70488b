import type { FastifyInstance } from 'fastify';

/** Scripts of the three providers, the address of each and the element it looks for. */
const WIDGETS = [
  { name: 'recaptcha', path: '/recaptcha/api.js', className: 'g-recaptcha' },
  { name: 'hcaptcha', path: '/1/api.js', className: 'h-captcha' },
  { name: 'turnstile', path: '/turnstile/v0/api.js', className: 'cf-turnstile' },
] as const;

/** One box to tick, as the real widgets show; its token is good once at `siteverify`. */
const widgetScript = (name: string, className: string): string => `(() => {
  const place = document.querySelector('.${className}');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.id = 'person';
  const label = document.createElement('label');
  label.htmlFor = 'person';
  label.append(box, ' I am a person (${name} stand-in)');
  box.addEventListener('change', () => {
    const done = globalThis[place.dataset.callback];
    if (box.checked) done('pass-${name}-' + crypto.randomUUID());
  });
  place.append(label);
})();
`;

export function registerWidgets(app: FastifyInstance): void {
  for (const { name, path, className } of WIDGETS) {
    app.get(path, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(widgetScript(name, className)),
    );
  }
}
