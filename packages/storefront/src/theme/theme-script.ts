/**
 * Runs before the first paint: a page with the dark theme must not flash in light. The only script in the HTML, allowed
 * by its hash (D28). Reads what `useTheme` writes: `{ value: "dark" | "light", expires }` under `darkMode`; nothing stored is
 * light. Until the page is hydrated it also does what a press of the switch does, which on a slow network takes seconds.
 */
export const themeScript =
  '{let d=document.documentElement.dataset,k="darkMode";try{let t=JSON.parse(localStorage.getItem(k));if(t&&t.value==="dark"&&t.expires>Date.now())d.theme="dark"}catch{}' +
  'addEventListener("click",e=>{if(!e.defaultPrevented&&e.target.closest?.("[data-theme-switch]")){d.theme=d.theme==="dark"?"light":"dark";try{localStorage.setItem(k,JSON.stringify({value:d.theme,expires:Date.now()+12096e5}))}catch{}}})}';
