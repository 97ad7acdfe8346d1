import { escapeHtml } from '#platform/http/escape-html.ts'

/** System fonts, because mail programs rarely load web fonts. */
export const font = "Optima,Candara,'Segoe UI','Helvetica Neue',Arial,sans-serif"

/**
 * Renders a paragraph. Like all blocks, it uses inline styles; `mail-layout.ts` has the dark colours for the classes of
 * the blocks.
 */
export function paragraph(html: string): string {
	return `<p class="text" style="margin:0 0 17px;color:#172a22;font:18px/27px ${font}">${html}</p>`
}

/** Renders a paragraph in the secondary colour. */
export function note(html: string): string {
	return `<p class="soft" style="margin:0 0 17px;color:#405047;font:16px/24px ${font}">${html}</p>`
}

export function heading(level: 2 | 3, html: string): string {
	const size = level === 2 ? 'normal 24px/30px' : 'bold 18px/27px'
	return `<h${level} class="text" style="margin:26px 0 10px;color:#172a22;font:${size} ${font}">${html}</h${level}>`
}

/** @param first number of the first item; null for an unnumbered list */
export function list(first: number | null, items: readonly string[]): string {
	const digits = String((first ?? 1) + items.length - 1).length
	const all = items.map(
		(html) =>
			`<li class="text" style="margin:0 0 8px;color:#172a22;font:18px/27px ${font}">${html}</li>`,
	)
	const tag = first === null ? 'ul' : 'ol'
	const start = first === null || first === 1 ? '' : ` start="${first}"`
	// Room for the numbers to the left of the text.
	return `<${tag}${start} style="margin:0 0 17px;padding:0 0 0 ${16 + 10 * digits}px">${all.join('')}</${tag}>`
}

export function link(url: string, html: string): string {
	return `<a href="${escapeHtml(url)}" class="text" style="color:#172a22">${html}</a>`
}

export function button(url: string, html: string): string {
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0"><tr><td class="button" style="background:#172a22;border-radius:2px"><a href="${escapeHtml(url)}" class="label" style="display:inline-block;padding:14px 26px 15px;color:#faf7f1;font:bold 18px/22px ${font};text-decoration:none">${html}</a></td></tr></table>`
}

/** Renders an image. Mail programs that block images show its alternative text. Outlook needs the width attribute. */
export function picture({
	url,
	alt,
	width,
	height,
}: Readonly<Record<'url' | 'alt', string> & Record<'width' | 'height', number>>): string {
	return `<p class="text" style="margin:0 0 17px;color:#172a22;font:16px/24px ${font}"><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0"></p>`
}
