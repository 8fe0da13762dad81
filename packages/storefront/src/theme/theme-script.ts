/**
 * Runs before the first paint: a page with the dark theme must not flash in light. The only script in the HTML, allowed
 * by its hash (D28). Reads what `useTheme` writes: `{ value: "dark" | "light", expires }` under `darkMode`; nothing stored is light.
 */
export const themeScript =
  'try{var t=JSON.parse(localStorage.getItem("darkMode"));if(t&&t.value==="dark"&&t.expires>Date.now())document.documentElement.dataset.theme="dark"}catch{}';
