/**
 * The page of which the frames are screenshots. It embeds the font, so that frames are the same on every machine.
 *
 * @param font the site's own font file
 */
export function storyboardPage(font: Buffer): string {
	const source = `data:font/woff2;base64,${font.toString('base64')}`
	return `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:Ysabeau;src:url(${source}) format("woff2");font-weight:300 700}html,body{margin:0;overflow:hidden}svg{display:block;font-family:Ysabeau;font-feature-settings:"lnum","tnum"}</style><body></body>`
}
