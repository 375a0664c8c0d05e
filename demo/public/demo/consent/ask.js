// The demo's mock consent provider: it asks once and reports the answer to the page.
(() => {
  const KEY = 'demo-consent';
  const tell = (analytics) =>
    window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics } }));
  const known = localStorage.getItem(KEY);
  if (known) return tell(known === 'yes');

  const region = document.createElement('section');
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
  const TEXTS = {
    de: ['Einwilligung', 'Demo: Dürfen wir die Besuche dieser Seite zählen?', 'Ja', 'Nein'],
    fr: ['Consentement', 'Démo\u202f: pouvons-nous mesurer les visites de cette page\u202f?', 'Oui', 'Non'],
    pl: ['Zgoda', 'Demo: czy możemy liczyć odwiedziny tej strony?', 'Tak', 'Nie'],
    cs: ['Souhlas', 'Demo: můžeme počítat návštěvy této stránky?', 'Ano', 'Ne'],
    hu: ['Hozzájárulás', 'Demó: mérhetjük az oldal látogatottságát?', 'Igen', 'Nem'],
    sk: ['Súhlas', 'Demo: môžeme počítať návštevy tejto stránky?', 'Áno', 'Nie'],
    tr: ['Onay', 'Demo: Bu sayfanın ziyaretlerini sayabilir miyiz?', 'Evet', 'Hayır'],
    da: ['Samtykke', 'Demo: Må vi tælle besøg på denne side?', 'Ja', 'Nej'],
    sv: ['Samtycke', 'Demo: Får vi räkna besöken på den här sidan?', 'Ja', 'Nej'],
    en: ['Consent', 'Demo: may we count visits to this page?', 'Yes', 'No'],
  };
  const language = document.documentElement.lang.slice(0, 2);
  const [title, question, yes, no] = TEXTS[language] ?? TEXTS.en;
  region.lang = language in TEXTS ? language : 'en';
  region.setAttribute('aria-label', title);
  const words = document.createElement('p');
  words.textContent = question;
  words.style.margin = '0';
  region.append(words);
  for (const [label, answer] of [
    [yes, 'yes'],
    [no, 'no'],
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
