/**
 * Sends the form marked `data-lead` without leaving the page, and says below its field what came of it:
 * the form has a sentence for each answer by its status, and one for all others. Listens from outside,
 * because a quiz brings the form with its result, and a new one with the next.
 */
export function sendLeadForm(): void {
	addEventListener('submit', async (event) => {
		const [field, says] = document.querySelectorAll<HTMLInputElement>('[data-lead] [id]')
		const form = field?.form
		if (!form || !says) return
		event.preventDefault()
		let status = 0
		try {
			;({ status } = await fetch(form.action, {
				method: 'post',
				headers: { 'content-type': 'application/json' },
				// Campaign labels are in this page's address, which the browser sends along by itself.
				body: JSON.stringify({
					...Object.fromEntries(new FormData(form)),
					elapsed: event.timeStamp,
					referrer: document.referrer,
				}),
			}))
		} catch {}
		says.textContent = form.dataset[status] ?? form.dataset['lead'] ?? ''
		field.ariaInvalid = `${status === 400}`
		if (status !== 202) field.focus()
	})
}
