// Runs before the first paint, so that the page never flashes in another theme, colour or language
// than the last visit's. `src/app/look/boot-copy.ts` writes what is read here.
(function () {
  try {
    const copy = JSON.parse(localStorage.getItem('muster.boot'));
    if (!copy) return;
    const root = document.documentElement;
    root.className = copy.theme;
    root.lang = copy.language;
    for (const name of Object.keys(copy.properties)) {
      root.style.setProperty(name, copy.properties[name]);
    }
    document.querySelector('meta[name="theme-color"]').content = copy.themeColor;
  } catch {
    // Without storage, or with something unreadable in it, the defaults of the sheet stand.
  }
})();
