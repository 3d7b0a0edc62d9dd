export interface Chat {
  call(command: string, name: string, ...rest: unknown[]): unknown;
  show(): void;
}

type Listener = (...given: unknown[]) => void;
/** By event. The vendor has no way to remove one. */
export type ChatListeners = Map<string, Listener[]>;

/** Creates the chat of the vendor, with what its own script adds to a page. */
export function createChat(
  { theme = '#1f73b7', launcher: launcherColour = theme, launcherText = '#fff' }: Record<string, string>,
  listeners: ChatListeners = new Map(),
): Chat {
  const { panel, close } = buildPanel(theme, launcherText);
  const launcher = buildLauncher(launcherColour, launcherText);

  let isHidden = false;
  let isOpen = false;
  let isStarted = false;
  launcher.onclick = () => setOpen(true);
  close.onclick = () => setOpen(false);

  const commands: Record<string, () => unknown> = {
    hide: () => setHidden(true),
    show: () => setHidden(false),
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(!isOpen),
  };
  return {
    call(command, name, ...rest) {
      if (command === 'webWidget:on')
        return void listeners.set(name, [...(listeners.get(name) ?? []), rest[0] as Listener]); // the vendor takes a function there
      if (command === 'webWidget:get' && name === 'display')
        return isHidden ? 'hidden' : isOpen ? 'contactForm' : 'launcher';
      const run = command === 'webWidget' ? commands[name] : undefined;
      return run ? run() : console.error(`The chat stand-in does not know zE('${command}', '${name}').`);
    },
    show() {
      isStarted = true;
      draw();
    },
  };

  function setHidden(next: boolean): void {
    isHidden = next;
    draw();
  }

  /** As with the vendor, a hidden chat opens only once it is shown. Listeners are called only on changes. */
  function setOpen(next: boolean): void {
    const hasChanged = next !== isOpen;
    isOpen = next;
    draw();
    if (hasChanged) listeners.get(next ? 'open' : 'close')?.forEach((listener) => listener());
  }

  function draw(): void {
    const focused = document.activeElement;
    const shown = !isStarted || isHidden ? undefined : isOpen ? panel : launcher;
    for (const part of [panel, launcher]) if (part !== shown) part.remove();
    if (!shown || shown.isConnected) return;
    document.body.append(shown);
    if (shown === panel) close.focus();
    else if (focused === close) launcher.focus();
  }
}

function buildLauncher(background: string, color: string): HTMLButtonElement {
  const launcher = corner('button', {
    padding: '12px 22px',
    border: '0',
    borderRadius: '99px',
    background,
    color,
  });
  launcher.id = 'launcher';
  launcher.textContent = 'Support';
  return launcher;
}

function buildPanel(theme: string, headColour: string) {
  const panel = corner('div', {
    width: 'min(342px, calc(100vw - 32px))',
    height: '320px',
    background: '#fff',
    color: '#16283f',
  });
  panel.id = 'webWidget';
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Messaging');
  const head = document.createElement('p');
  head.textContent = 'Chat of the sandbox';
  Object.assign(head.style, {
    margin: '0',
    padding: '14px 16px',
    background: theme,
    color: headColour,
    fontWeight: '600',
  });
  const close = document.createElement('button');
  close.textContent = 'Minimise';
  Object.assign(close.style, { margin: '16px', padding: '10px 16px', font: 'inherit' });
  const text = document.createElement('p');
  text.textContent = 'Kia ora! Nobody is at the other end of this chat.';
  text.style.margin = '16px';
  panel.append(head, text, close);
  return { panel, close };
}

function corner<Name extends 'div' | 'button'>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  const place = { position: 'fixed', right: '16px', bottom: '16px', zIndex: '999998' };
  Object.assign(
    element.style,
    place,
    {
      overflow: 'hidden',
      borderRadius: '12px',
      boxShadow: '0 6px 24px rgb(11 37 69 / 25%)',
      font: '16px/1.4 system-ui, sans-serif',
    },
    style,
  );
  return element;
}
