const requestTimeoutMs = 30_000

/**
 * Submits the form marked `data-lead` without leaving the page and shows the outcome below its field. The form's
 * data attributes hold one message per HTTP status (0 for no response) and a default. The listener is on the
 * window, because a quiz renders the form together with its result.
 */
export function enableLeadForm(): void {
	addEventListener('submit', async (event) => {
		const form = event.target
		if (!(form instanceof HTMLFormElement) || !form.matches('[data-lead]')) return
		event.preventDefault()
		const [field, output] = form.querySelectorAll<HTMLInputElement>('[id]')
		if (!field || !output || form.ariaBusy === 'true') return
		form.ariaBusy = 'true'
		const messages = form.dataset
		output.textContent = messages['sending'] ?? ''
		const outcome = await submit(form, event.timeStamp)
		const { status, inbox } = outcome
		form.ariaBusy = 'false'
		output.textContent = outcomeMessage(messages, outcome)
		if (inbox) {
			const link = document.createElement('a')
			link.href = inbox.url
			// Another tab: the page may show the result of a test, which is nowhere else.
			link.target = '_blank'
			link.rel = 'noreferrer'
			link.textContent = `${messages['inbox']}`.replace('{}', inbox.name)
			output.append(' ', link)
		}
		field.ariaInvalid = `${status === 400}`
		if (status !== 202) field.focus()
	})
}

type Outcome = {
	readonly status: number
	readonly characters?: readonly string[]
	readonly inbox?: { readonly name: string; readonly url: string }
}

/** The sentence for an outcome, of a form's data attributes. A status without a sentence of its own gets the default. */
export function outcomeMessage(
	messages: DOMStringMap,
	{ status, characters }: Pick<Outcome, 'status' | 'characters'>,
): string {
	return characters
		? `${messages['uncarried']} ${characters.join(', ')}.`
		: (messages[status] ?? messages['lead'] ?? '')
}

/** Returns the HTTP status, 0 without a response, and the body: rejected characters, or the inbox of the address. */
async function submit(form: HTMLFormElement, elapsedMs: number): Promise<Outcome> {
	try {
		const response = await fetch(form.action, {
			method: 'post',
			headers: { 'content-type': 'application/json' },
			// Campaign parameters are in this page's address, which the browser sends as the Referer header.
			body: JSON.stringify({
				...Object.fromEntries(new FormData(form)),
				elapsed: elapsedMs,
				referrer: document.referrer,
			}),
			signal: AbortSignal.timeout(requestTimeoutMs),
		})
		const { status } = response
		return { ...(await response.json().catch(() => null)), status }
	} catch {
		return { status: 0 }
	}
}
