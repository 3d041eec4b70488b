import { tellAlive } from './early-presses.js';

const FORM = `<form aria-label="Sign in"><input name="email" /><input name="password" type="password" />
  <input name="kind" type="radio" value="a" /><input name="kind" type="radio" value="b" />
  <input name="tos" type="checkbox" /><button>Sign in</button></form>`;

const fieldOf = (selector: string): HTMLInputElement => {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${selector}`);
  return field;
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

  it('is done in the fields that it was done in', () => {
    const heard: string[] = [];
    document.body.addEventListener(
      'input',
      ({ target }) => target instanceof HTMLInputElement && heard.push(target.value),
    );
    const email = fieldOf('[name=email]');
    window.takeEarlyEvents = () => [{ type: 'input', target: email, value: 'ines@example.org' }];
    tellAlive();
    expect([email.value, heard, window.takeEarlyEvents]).toEqual(['ines@example.org', ['ines@example.org'], undefined]);
  });

  it('is repeated in the elements that replace them once the page was rendered again', () => {
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
    tellAlive();
    expect(fieldOf('[name=email]').value).toBe('ines@example.org');
    expect([fieldOf('[value=a]').checked, fieldOf('[value=b]').checked]).toEqual([false, true]);
    expect(sent).toEqual([formOf().querySelector('button')]);
  });

  it('shows a tick that was set, and one that was taken away again, and tells the form of both', () => {
    const heard: boolean[] = [];
    const box = fieldOf('[name=tos]');
    document.body.addEventListener('change', () => heard.push(box.checked));
    box.checked = true;
    window.takeEarlyEvents = () => [{ type: 'tick', target: box, isOn: true }];
    tellAlive();
    expect([box.checked, heard]).toEqual([true, [true]]);
    window.takeEarlyEvents = () => [
      { type: 'tick', target: box, isOn: true },
      { type: 'tick', target: box, isOn: false },
    ];
    tellAlive();
    expect([box.checked, heard]).toEqual([false, [true, true, false]]);
  });

  it('is dropped where no element replaces them', () => {
    const email = fieldOf('[name=email]');
    document.body.innerHTML = '<p>Something else</p>';
    window.takeEarlyEvents = () => [{ type: 'input', target: email, value: 'ines@example.org' }];
    expect(() => tellAlive()).not.toThrow();
  });
});
