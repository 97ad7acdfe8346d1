import { meantAddress } from '#features/waitlist/rules/meant-address.ts'

/**
 * Suggests a correction below an address that probably has a typo; a press on the correction accepts it. The suggestion
 * never blocks the submission. Once the form has been submitted, the suggestion is below the success message, and a
 * press on it shows the form again.
 */
export function suggestAddress(): void {
	let asked: HTMLInputElement | undefined
	addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.type !== 'email') return
		asked = target
		ask(asked, meantAddress(asked.value.trim()))
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
