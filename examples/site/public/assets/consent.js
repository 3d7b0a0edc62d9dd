// Remembers the visitor's answer about cookies for half a year, and passes it on to the widgets on each page.
{
  const passOn = (isAgreed) =>
    (window.AdviserWidgets ||= []).push((widgets) =>
      widgets.consent({ analytics: isAgreed, chat: isAgreed, maps: isAgreed, videos: isAgreed }),
    );

  const [, saved] = /(?:^|; )site_consent=(yes|no)/.exec(document.cookie) ?? [];
  if (saved) passOn(saved === 'yes');

  const banner = document.getElementById('consent');
  banner?.addEventListener('click', ({ target }) => {
    const answer = target.closest('button')?.value;
    if (!answer) return;
    document.cookie = `site_consent=${answer}; path=/; max-age=${180 * 24 * 60 * 60}; SameSite=Lax`;
    passOn(answer === 'yes');
    banner.querySelector('.consent__question').hidden = true;
    const message = banner.querySelector('.consent__saved');
    message.hidden = false;
    message.focus();
  });
}
