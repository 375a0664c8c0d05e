// The demo's stand-in for a consent provider: it asks once and tells the page the answer (APP-03).
(() => {
  const KEY = 'demo-consent';
  const tell = (analytics) =>
    window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics } }));
  const known = localStorage.getItem(KEY);
  if (known) return tell(known === 'yes');

  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Consent');
  Object.assign(region.style, {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '350',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '16px 24px',
    background: 'Canvas',
    color: 'CanvasText',
    borderBlockStart: '1px solid currentColor',
    font: '16px/1.5 system-ui, sans-serif',
  });
  const words = document.createElement('p');
  words.lang = 'en';
  words.textContent = 'Demo consent: may this page count visits?';
  words.style.margin = '0';
  region.append(words);
  for (const [label, answer] of [
    ['Yes', 'yes'],
    ['No', 'no'],
  ]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    Object.assign(button.style, { minInlineSize: '64px', minBlockSize: '44px' });
    button.addEventListener('click', () => {
      localStorage.setItem(KEY, answer);
      region.remove();
      tell(answer === 'yes');
    });
    region.append(button);
  }
  document.body.append(region);
})();
