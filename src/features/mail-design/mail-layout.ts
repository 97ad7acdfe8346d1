import { escapeHtml } from '#platform/http/escape-html.ts'
import { type Language, locales } from '#site-map/languages.ts'
import { font } from './mail-blocks.ts'
import { senderLine, senderName } from './sender.ts'

/** The layout escapes all parts except `body`. */
type MailParts = {
	readonly language: Language
	readonly subject: string
	/** Preview text next to the subject in mail programs. */
	readonly preview: string
	/** The paragraphs of the plain-text version, without its footer. */
	readonly text: readonly string[]
	/** HTML from `mail-blocks.ts`. */
	readonly body: string
	/** Index of the lit window in the row above the footer, 0 for Monday; if unset, all windows are dark. */
	readonly litWindow?: number
	/** The reason why the recipient gets the email. */
	readonly origin: string
	/** Links in the footer. */
	readonly links?: readonly { readonly label: string; readonly url: string }[]
}

const darkColors = [
	['.ground', 'background:#0c1512'],
	['.text', 'color:#eee7d9'],
	['.soft', 'color:#bfbaac'],
	['.mark', 'background:#eee7d9'],
	['.button', 'background:#eee7d9'],
	['.label', 'color:#0c1512'],
	['.wall', 'background:#182b24;border-color:#0d1d18'],
	['.blind', 'background:#3e4739'],
	['.foot', 'background:#0d1d18'],
	['.foot-text', 'color:#f5f0e4'],
] as const

/**
 * Mail programs without media queries keep the inline colours, which are readable on their own. Outlook on the web and
 * on phones replaces colours itself and marks what it has replaced: `data-ogsc` for text, `data-ogsb` for backgrounds.
 */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}.title{font-size:27px!important;line-height:33px!important}}
@media (prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc] ', 'color')}${darkRules('[data-ogsb] ', 'background')}`

function darkRules(ancestor: string, property = ''): string {
	return darkColors
		.filter(([, declarations]) => declarations.startsWith(property))
		.map(([name, all]) => `${ancestor}${name}{${all.replaceAll(/;|$/g, '!important$&')}}`)
		.join('')
}

/** Invisible characters that keep the body out of the preview. */
const previewPadding = ' &#8199;&#847;'.repeat(40)

/** Composes an email. Its footer has the sender's name and the operator's postal address. */
export function composeMail({ text, ...parts }: MailParts) {
	const { subject, origin, links = [] } = parts
	const sender = senderLine()
	return {
		subject,
		text: [
			...text,
			`--\n${origin}`,
			...links.map(({ label, url }) => `${label}:\n${url}`),
			`${sender}\n`,
		].join('\n\n'),
		html: mailHtml({ ...parts, links, sender }),
	}
}

/**
 * Renders an email 600 px wide: the product's name, the subject, the body, a row of windows and the footer. It uses
 * nested tables, which look alike in all common mail programs.
 */
function mailHtml(
	parts: Omit<MailParts, 'text'> & Required<Pick<MailParts, 'links'>> & { readonly sender: string },
): string {
	const { language, subject, preview, body, litWindow, ...foot } = parts
	return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${styles}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#faf7f1;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${previewPadding}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f1"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad" style="padding:30px 40px 22px">${brand(senderName())}</td></tr>
<tr><td class="pad" style="padding:8px 40px 20px">
<h1 class="text title" style="margin:0 0 16px;color:#172a22;font:normal 30px/36px ${font}">${escapeHtml(subject)}</h1>
${body}
</td></tr>
<tr><td class="wall" align="center" style="background:#364e42;border-top:6px solid #253b31;padding:20px 0 0;font-size:1px;line-height:1px">${houseFront(litWindow)}</td></tr>
<tr><td class="pad foot" style="background:#253b31;padding:20px 40px 28px">
<p class="foot-text" style="margin:0 0 12px;color:#f5f0e4;font:16px/23px ${font}">${escapeHtml(foot.origin)}</p>
<p class="foot-text" style="margin:0 0 12px;color:#f5f0e4;font:16px/26px ${font}">${foot.links.map(footLink).join('&nbsp;&nbsp;·&nbsp; ')}</p>
<p class="foot-text" style="margin:0;color:#dcdccd;font:15px/22px ${font}">${escapeHtml(foot.sender)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

function footLink({ label, url }: { readonly label: string; readonly url: string }): string {
	return `<a href="${escapeHtml(url)}" class="foot-text" style="color:#f5f0e4">${escapeHtml(label)}</a>`
}

function brand(name: string): string {
	const pane =
		'<td width="6" height="10" style="background:#f9c056;font-size:1px;line-height:1px">&nbsp;</td>'
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 10px 0 0"><table role="presentation" class="mark" aria-hidden="true" width="18" cellpadding="0" cellspacing="2" border="0" style="background:#172a22"><tr><td colspan="2" height="7" style="font-size:1px;line-height:1px">&nbsp;</td></tr><tr>${pane}${pane}</tr></table></td><td class="text" style="color:#172a22;font:bold 20px/24px ${font}">${escapeHtml(name)}</td></tr></table>`
}

/**
 * Draws the row of windows above the footer of an email, one per day. The windows are table cells, which need no image.
 */
function houseFront(litWindow?: number): string {
	const windows = Array.from({ length: windowCount }, (_, index) =>
		index === litWindow ? litPanes : darkPanes,
	)
	const cells = windows.map(
		(panes) =>
			`<td width="28" style="padding:0 6px"><table role="presentation" width="28" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${panes}<tr><td height="4" style="background:#e3ddd1;font-size:1px;line-height:1px">&nbsp;</td></tr></table></td>`,
	)
	return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}

const windowCount = 7

const darkPanes =
	'<tr><td class="blind" height="28" style="border:3px solid #e3ddd1;background:#66705d;font-size:1px;line-height:1px">&nbsp;</td></tr>'

/** The table rows of a lit window: a blind, and below it a lit pane. */
const litPanes =
	'<tr><td class="blind" height="12" style="border:3px solid #e3ddd1;border-bottom:0;background:#66705d;font-size:1px;line-height:1px">&nbsp;</td></tr><tr><td height="16" style="border:3px solid #e3ddd1;border-top:0;background:#f9c056;font-size:1px;line-height:1px">&nbsp;</td></tr>'
