/**
 * The page that the pictures are taken of: the font, and nothing else that could differ by machine.
 *
 * @param font the site's own font file
 */
export function storyboardPage(font: Buffer): string {
	const source = `data:font/woff2;base64,${font.toString('base64')}`
	return `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:Ysabeau;src:url(${source}) format("woff2");font-weight:300 700}html,body{margin:0;overflow:hidden}svg{display:block;font-family:Ysabeau;font-feature-settings:"lnum","tnum"}</style><body></body>`
}
