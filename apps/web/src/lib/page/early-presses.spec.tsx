import { useEffect, useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { tellAlive } from './early-presses.js';

const FORM = `<form aria-label="Sign in"><input name="email" /><input name="password" type="password" />
  <input name="kind" type="radio" value="a" /><input name="kind" type="radio" value="b" />
  <input name="tos" type="checkbox" /><button>Sign in</button></form>`;

const fieldOf = (selector: string): HTMLInputElement => {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${selector}`);
  return field;
};
/** A form that knows only the amount that it was told of, on a page that repeats what was done as soon as it is there. */
const AmountForm = ({ onSent }: { onSent: (amount: string) => void }) => {
  const [amount, setAmount] = useState('100');
  useEffect(() => void tellAlive(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSent(amount);
  };
  return (
    <form onSubmit={submit}>
      <input name="amount" value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
      <button>Invest</button>
    </form>
  );
};
const formOf = (): HTMLFormElement => {
  const [form] = document.forms;
  if (form === undefined) throw new Error('There is no form');
  return form;
};

describe('what was done before the code of a page was there', () => {
  beforeEach(() => {
    document.body.innerHTML = FORM;
  });

  it('is done in the fields that it was done in', async () => {
    const heard: string[] = [];
    document.body.addEventListener(
      'input',
      ({ target }) => target instanceof HTMLInputElement && heard.push(target.value),
    );
    const email = fieldOf('[name=email]');
    window.takeEarlyEvents = () => [{ type: 'input', target: email, value: 'ines@example.org' }];
    await tellAlive();
    expect([email.value, heard, window.takeEarlyEvents]).toEqual(['ines@example.org', ['ines@example.org'], undefined]);
  });

  it('is repeated in the elements that replace them once the page was rendered again', async () => {
    const [email, second, form] = [fieldOf('[name=email]'), fieldOf('[value=b]'), formOf()];
    const by = form.querySelector('button');
    document.body.innerHTML = FORM;
    const sent: (HTMLElement | null)[] = [];
    formOf().addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter);
    });
    window.takeEarlyEvents = () => [
      { type: 'input', target: email, value: 'ines@example.org' },
      { type: 'tick', target: second, isOn: true },
      { type: 'submit', target: form, by },
    ];
    await tellAlive();
    expect(fieldOf('[name=email]').value).toBe('ines@example.org');
    expect([fieldOf('[value=a]').checked, fieldOf('[value=b]').checked]).toEqual([false, true]);
    expect(sent).toEqual([formOf().querySelector('button')]);
  });

  it('shows a tick that was set, and one that was taken away again, and tells the form of both', async () => {
    const heard: boolean[] = [];
    const box = fieldOf('[name=tos]');
    document.body.addEventListener('change', () => heard.push(box.checked));
    box.checked = true;
    window.takeEarlyEvents = () => [{ type: 'tick', target: box, isOn: true }];
    await tellAlive();
    expect([box.checked, heard]).toEqual([true, [true]]);
    window.takeEarlyEvents = () => [
      { type: 'tick', target: box, isOn: true },
      { type: 'tick', target: box, isOn: false },
    ];
    await tellAlive();
    expect([box.checked, heard]).toEqual([false, [true, true, false]]);
  });

  it('is done in turn: what was typed is in the form before it is sent', async () => {
    // As in a browser: React draws when the event is over, and not at the end of the test's step.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // set by the testing library
    const isAct = environment.IS_REACT_ACT_ENVIRONMENT;
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const served = document.createElement('div');
    served.innerHTML = '<form><input name="amount" type="text" value="100"><button>Invest</button></form>';
    const [input, form, by] = ['input', 'form', 'button'].map((tag) => served.querySelector<HTMLElement>(tag));
    if (!input || !form || !by) throw new Error('The page has no form');
    window.takeEarlyEvents = () => [
      { type: 'input', target: input, value: '500' },
      { type: 'submit', target: form, by },
    ];
    document.body.innerHTML = '<main></main>';
    const root = createRoot(document.body.firstElementChild ?? document.body);
    const sent = await new Promise<string>((resolve) => root.render(<AmountForm onSent={resolve} />));
    root.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = isAct ?? false;
    expect(sent).toBe('500');
  });

  it('is dropped where no element replaces them', async () => {
    const email = fieldOf('[name=email]');
    document.body.innerHTML = '<p>Something else</p>';
    window.takeEarlyEvents = () => [{ type: 'input', target: email, value: 'ines@example.org' }];
    await expect(tellAlive()).resolves.toBeUndefined();
  });
});
