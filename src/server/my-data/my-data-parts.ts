import type { MyDataAct } from '#contract/my-data-act.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { letterboxes } from '#server/platform/http/letterboxes.ts'

/** The first screen of a page: heading, sentence and actions beside the letterboxes. `actions` is HTML. */
export function messageHead(
	{ title, text }: { readonly title: string; readonly text: string | undefined },
	isOpen: boolean,
	actions = '',
): string {
	return `<div class="pair first"><div>
<h1>${escapeHtml(title)}</h1>
${text === undefined ? '' : `<p>${escapeHtml(text)}</p>`}
${actions}
</div>
${letterboxes(isOpen)}
</div>`
}

/** A section of the page: its heading on the left, `html` on the right. */
export function part(title: string, html: string): string {
	return `<section class="list part"><h2>${escapeHtml(title)}</h2><div>\n${html}\n</div></section>`
}

/** A form with one button that names its effect. `fields` is HTML. */
export function actForm(
	act: MyDataAct['act'],
	label: string,
	tone: 'main' | 'outline' | 'outline bad',
	fields = '',
): string {
	return `<form method="post">
${fields}
<button type="submit" name="act" value="${act}" class="${tone}">${escapeHtml(label)}</button>
</form>`
}

type Option = {
	readonly value: string
	readonly label: string
	readonly language?: string
	readonly isChecked: boolean
}

/** A group of radio buttons. The legend is visually hidden, because the section's heading says the same. */
export function radioGroup(name: string, legend: string, options: readonly Option[]): string {
	const labels = options.map(({ value, label, language, isChecked }) => {
		const lang = language === undefined ? '' : ` lang="${language}"`
		const checked = isChecked ? ' checked' : ''
		return `<label${lang}><input type="radio" name="${name}" value="${value}"${checked}>${escapeHtml(label)}</label>`
	})
	return `<fieldset><legend class="visually-hidden">${escapeHtml(legend)}</legend>\n${labels.join('\n')}\n</fieldset>`
}
