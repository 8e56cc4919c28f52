/**
 * Returns the style sheet of the local provider's pages: the product's colours and measures, light or dark as the
 * system is.
 */
export function pageStyle(fontUrl: string | undefined): string {
  return (fontFace(fontUrl) + RULES).replace(/\n\s*/g, "");
}

// The same metrics as the client's: capitals are centred in buttons.
function fontFace(url: string | undefined): string {
  if (url === undefined) return "";
  return `@font-face{font-family:Commissioner;src:url("${url}") format("woff2");font-weight:100 900;font-display:swap;
    ascent-override:96.8%;descent-override:25.5%;line-gap-override:0%}`;
}

const RULES = `
:root{color-scheme:light dark;--canvas:#ECF1F1;--sheet:#FFFFFF;--line:#DFE7E8;--control:#84979D;--rail:#DCE4E5;
  --text:#12272C;--text2:#48616A;--brand:#1A6373;--brandHover:#14505E;--onBrand:#FFFFFF;--danger:#B4232F;--station:#12272C;
  --shadow:0 16px 48px -12px rgba(12,40,46,.28)}
@media (prefers-color-scheme:dark){:root{--canvas:#0A1214;--sheet:#101B1E;--line:#223338;--control:#5C757C;--rail:#18262A;
  --text:#E4EEF0;--text2:#A3B8BD;--brand:#78BCCD;--brandHover:#97D0DE;--onBrand:#06232A;--danger:#FF8A85;--station:#E4EEF0;
  --shadow:0 16px 48px -8px rgba(0,0,0,.7)}}
@media (prefers-contrast:more){:root{--line:var(--text);--control:var(--text);--text2:var(--text)}}
*,::before,::after{box-sizing:border-box}
h1,p,form{margin:0}
body{display:grid;grid-template-rows:auto 1fr;margin:0;min-height:100dvh;background:var(--canvas);color:var(--text);
  font:14px/1.5 Commissioner,system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased}
header{position:relative;padding:24px 32px}
.home{display:inline-flex;gap:10px;align-items:center;color:inherit;text-decoration:none;font-weight:650;font-size:16px;
  border-radius:8px}
main{position:relative;display:grid;align-content:start;justify-items:center;padding:6vh 16px 48px}
.sheet{width:100%;max-width:416px;padding:32px;background:var(--sheet);border:1px solid var(--line);border-radius:16px;
  box-shadow:var(--shadow)}
h1{font-size:24px;font-weight:620;line-height:1.2;letter-spacing:-.014em;text-wrap:balance}
.intro{margin-top:8px;color:var(--text2);text-wrap:pretty}
.field{margin-top:20px}
label{display:block;margin-bottom:6px;font-weight:600;font-size:13px}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--control);border-radius:8px;background:var(--sheet);
  color:var(--text);font:inherit;font-size:16px}
input[aria-invalid=true]{border-color:var(--danger)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.hint{margin-top:6px;font-size:13px;color:var(--text2)}
.fault{margin-top:6px;font-size:13px;font-weight:550;color:var(--danger)}
.alert{margin-top:20px;padding:10px 14px;border-radius:10px;border:1px solid var(--danger);color:var(--danger);font-weight:550;
  text-wrap:pretty}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;margin-top:24px;padding:0 16px;
  border:1px solid transparent;border-radius:10px;background:var(--brand);color:var(--onBrand);font:inherit;font-weight:600;
  font-size:16px;text-decoration:none;cursor:pointer;transition:background .1s}
button:hover,.button:hover{background:var(--brandHover)}
[hidden]{display:none}
.passkey,.beside{margin-top:12px}
.second{margin-top:0;border-color:var(--control);background:none;color:var(--text)}
.second:hover{background:var(--canvas)}
.second:disabled{opacity:.6;cursor:default}
.fault:empty{display:none}
.other{margin-top:20px}
.other summary{display:inline-block;min-height:24px;border-radius:4px;color:var(--brand);font-weight:600;cursor:pointer}
h2{margin:24px 0 0;font-size:16px;font-weight:620}
.steps{margin:16px 0 0;padding-inline-start:20px}
.steps li{margin-top:8px}
.steps code{display:block;margin-top:4px}
.offer{margin-top:20px;padding-bottom:20px;border-bottom:1px solid var(--line)}
.small{margin-top:12px;font-size:13px;text-align:center}
.small a{display:inline-block;padding:2px 4px;border-radius:4px;color:var(--text2)}
fieldset{min-width:0;margin:20px 0 0;padding:0;border:0}
legend{margin-bottom:4px;padding:0;font-weight:600;font-size:13px}
.choice{display:flex;gap:10px;align-items:center;min-height:44px;margin:0;font-weight:400;font-size:14px}
.choice input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--brand)}
.aside{margin-top:20px;padding-top:20px;border-top:1px solid var(--line);color:var(--text2);text-align:center}
.aside a{display:inline-block;padding:2px 4px;border-radius:4px;color:var(--brand);font-weight:600}
code{overflow-wrap:anywhere}
.map{position:fixed;inset:auto 0 0;width:100%;height:46vh;overflow:visible;fill:none;stroke-linejoin:round}
.map .rail{stroke:var(--rail);stroke-width:8}
.map .stop{fill:var(--sheet);stroke:var(--station);stroke-width:7}
[dir=rtl] .map{transform:scaleX(-1)}
@media (max-width:767px) and (max-aspect-ratio:1){.map{height:26vh}}
@media (max-width:767px){header{padding:18px 20px}main{padding-top:12px}.sheet{padding:24px 20px}h1{font-size:22px}}
@media (forced-colors:active){.map{display:none}button{border-color:ButtonText}}
@media (prefers-reduced-motion:reduce){button,.button{transition:none}}
`;
