import type { Challenge } from '#values/messages/challenge.ts'
import { solveInWorker } from './solve-in-worker.ts'

const requestTimeoutMs = 30_000

/**
 * The time after a success until the form can be sent again. Equals `waitlistLimits.repeatAfterMs`, because the server
 * sends no further email before that.
 */
const againAfterMs = 120_000

/**
 * Submits the form inside `data-lead` without leaving the page. Shows an error at its field; success replaces the form,
 * which can be sent again after two minutes. The form's data attributes hold one message per HTTP status (0 for no
 * response), one for an empty field and a default. The listener is on the window, because a quiz renders the form
 * together with its result.
 */
export function enableLeadForm(): void {
	addEventListener('click', ({ target }) => {
		const again = target instanceof Element && target.closest('[data-again]')
		if (again) again.closest('[data-lead]')?.querySelector('form')?.requestSubmit()
	})
	addEventListener('submit', async (event) => {
		const form = event.target
		if (!(form instanceof HTMLFormElement) || !form.matches('[data-lead] > form')) return
		event.preventDefault()
		if (form.ariaBusy === 'true') return
		const field = form.querySelector('input')
		if (field?.value.trim() === '') return refuse(form, form.dataset['empty'] ?? '', true)
		const release = holdButton(form)
		const outcome = await submit(form, event.timeStamp)
		release()
		if (outcome.status === 202) succeed(form, outcome)
		else refuse(form, outcomeMessage(form.dataset, outcome), outcome.status === 400)
	})
}

type Inbox = { readonly name: string; readonly url: string }

type Outcome = {
	readonly status: number
	readonly characters?: readonly string[]
	readonly inbox?: Inbox
	readonly mail?: { readonly sender: string; readonly subject: string }
	readonly challenge?: Challenge
}

/** The message for an HTTP status. A status without its own message gets the default. */
export function outcomeMessage(
	messages: DOMStringMap,
	{ status, characters }: Pick<Outcome, 'status' | 'characters'>,
): string {
	return characters
		? `${messages['uncarried']} ${characters.join(', ')}.`
		: (messages[status] ?? messages['failed'] ?? '')
}

/**
 * Ignores further presses of the button while the form is being sent. Returns a function that accepts presses again.
 */
function holdButton(form: HTMLFormElement): () => void {
	const button = form.querySelector<HTMLButtonElement>('[type=submit]')
	const label = button?.textContent ?? ''
	form.ariaBusy = 'true'
	describe(form, '')
	if (button) {
		button.ariaDisabled = 'true'
		button.textContent = form.dataset['sending'] ?? label
	}
	return () => {
		form.ariaBusy = 'false'
		if (button) {
			button.ariaDisabled = null
			button.textContent = label
		}
	}
}

/** Shows the form with its error, even after a success. */
function refuse(form: HTMLFormElement, message: string, isInvalid: boolean): void {
	form.nextElementSibling?.toggleAttribute('hidden', true)
	form.hidden = false
	const field = describe(form, message)
	if (!field) return
	field.ariaInvalid = `${isInvalid}`
	field.focus()
}

/** Shows the message at the form's field. */
function describe(form: HTMLFormElement, message: string): HTMLInputElement | null {
	const field = form.querySelector('input')
	const error = form.querySelector(`#${field?.id}-error`)
	if (error) error.textContent = message
	return field
}

function succeed(form: HTMLFormElement, { inbox, mail }: Outcome): void {
	const success = form.nextElementSibling
	if (!(success instanceof HTMLElement)) return
	const again = success.querySelector<HTMLElement>('[data-again]')
	if (again && form.hidden) again.replaceWith(again.dataset['again'] ?? '')
	else setTimeout(() => again?.removeAttribute('hidden'), againAfterMs)
	for (const name of ['sender', 'subject'] as const) {
		const place = success.querySelector(`[data-mail=${name}]`)
		// A text that stays the same is not replaced, so that it keeps its `un-broken` elements.
		if (place && mail && place.textContent !== mail[name]) place.textContent = mail[name]
	}
	const link = success.querySelector<HTMLAnchorElement>('[data-inbox]')
	if (link && inbox) {
		link.href = inbox.url
		link.textContent = link.textContent.replace('{}', inbox.name)
	} else link?.remove()
	form.hidden = true
	success.hidden = false
	success.focus()
}

/**
 * Returns the HTTP status (0 without a response) and the body: rejected characters, or the address's inbox. If the
 * server sends a challenge, solves it and submits the form again.
 */
async function submit(form: HTMLFormElement, elapsedMs: number, altcha?: string): Promise<Outcome> {
	try {
		const response = await fetch(form.action, {
			method: 'post',
			headers: { 'content-type': 'application/json' },
			// The body does not contain the campaign parameters: they are in the page's URL, which the browser sends as the
			// Referer header.
			body: JSON.stringify({
				...Object.fromEntries(new FormData(form)),
				elapsed: elapsedMs,
				referrer: document.referrer,
				altcha,
			}),
			signal: AbortSignal.timeout(requestTimeoutMs),
		})
		const { status } = response
		const outcome: Outcome = { ...(await response.json().catch(() => null)), status }
		return outcome.challenge && altcha === undefined
			? await submit(form, elapsedMs, await solveInWorker(outcome.challenge))
			: outcome
	} catch {
		return { status: 0 }
	}
}
