import { meantAddress } from '#features/waitlist/rules/meant-address.ts'

/**
 * Suggests a correction below an address that probably has a typo; a press on the correction accepts it. The suggestion
 * never blocks the submission: a press on the button also takes the focus from the field, so the suggestion waits for
 * the click, which would miss a button that moves. Once the form has been submitted, the suggestion is below the success
 * message, and a press on it shows the form again.
 */
export function suggestAddress(): void {
	let asked: HTMLInputElement | undefined
	let released = Promise.resolve()
	addEventListener('mousedown', () => {
		released = new Promise((resolve) => {
			// The click follows in the same task.
			addEventListener('mouseup', () => setTimeout(resolve), { once: true })
		})
	})
	addEventListener('change', async ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.type !== 'email') return
		asked = target
		await released
		ask(target, meantAddress(target.value.trim()))
	})
	addEventListener('click', ({ target }) => {
		if (!asked || !(target instanceof Element) || !target.matches('[data-meant] button')) return
		asked.value = target.textContent
		ask(asked, null)
		const { form } = asked
		if (form?.hidden) {
			form.nextElementSibling?.toggleAttribute('hidden', true)
			form.hidden = false
		}
		asked.focus()
	})
}

function ask({ form }: HTMLInputElement, meant: string | null): void {
	for (const question of form?.parentElement?.querySelectorAll<HTMLElement>('[data-meant]') ?? []) {
		question.hidden = meant === null
		const button = question.querySelector('button')
		if (button) button.textContent = meant
	}
}
