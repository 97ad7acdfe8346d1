const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Escapes text and keeps "e-mail" on one line; browsers otherwise break it at the hyphen. */
export function escapeText(text: string): string {
	return escapeHtml(text).replace(/\be-mails?\b/gi, '<span class="unbroken">$&</span>')
}
