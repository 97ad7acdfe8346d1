/**
 * Sends the form marked `data-lead` without leaving the page, and says below its field what came of it:
 * the form has a sentence for each answer by its status, 0 for none, and one for all others. Listens from
 * outside, because a quiz brings the form with its result, and a new one with the next.
 */
export function sendLeadForm(): void {
	addEventListener('submit', async (event) => {
		const form = event.target
		if (!(form instanceof HTMLFormElement) || !form.matches('[data-lead]')) return
		event.preventDefault()
		const [field, says] = form.querySelectorAll<HTMLInputElement>('[id]')
		if (!field || !says || form.ariaBusy === 'true') return
		form.ariaBusy = 'true'
		const words = form.dataset
		says.textContent = words['sending'] ?? ''
		const { status, characters } = await send(form, event.timeStamp)
		form.ariaBusy = 'false'
		says.textContent = characters
			? `${words['uncarried']} ${characters.join(', ')}.`
			: (words[status] ?? words['lead'] ?? '')
		field.ariaInvalid = `${status === 400}`
		if (status !== 202) field.focus()
	})
}

type Outcome = { readonly status: number; readonly characters?: readonly string[] }

/** The answer's status, 0 where there is none, and the characters that it finds wrong. */
async function send(form: HTMLFormElement, elapsed: number): Promise<Outcome> {
	try {
		const answer = await fetch(form.action, {
			method: 'post',
			headers: { 'content-type': 'application/json' },
			// Campaign labels are in this page's address, which the browser sends along by itself.
			body: JSON.stringify({
				...Object.fromEntries(new FormData(form)),
				elapsed,
				referrer: document.referrer,
			}),
			signal: AbortSignal.timeout(30_000),
		})
		const { status } = answer
		return status === 400 ? { ...(await answer.json().catch(() => null)), status } : { status }
	} catch {
		return { status: 0 }
	}
}
