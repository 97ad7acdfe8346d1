import { createToolReport } from '#features/counts/rules/track.ts'
import { type Choice, firstChoice, requestsOf } from '#site/say-no/rules/choices.ts'
import { composeMessage, messageBody } from '#site/say-no/rules/compose.ts'
import { readSayNoFragment, sayNoFragment } from '#site/say-no/rules/fragment.ts'
import type { SayNoData } from '#site/say-no/say-no.schema.ts'
import { isWhole, unbroken, unbrokenElement } from '#site/unbroken.ts'

/**
 * Composes the message from the form's choices, and shares it with the browser's share sheet; `copy-button.ts` copies
 * it. The choices are in the fragment, which is never sent to a server; nothing is stored.
 */
export function enableSayNo(): void {
	const form = find('say-no')
	const words = document.querySelector('#say-no-words')?.textContent
	if (!form || !words) return
	const data: SayNoData = JSON.parse(words)
	const report = createToolReport('say_no')
	let choice = firstChoice
	const show = (next: Choice) => {
		choice = next
		showForm(form, choice)
		showMessage(data, choice)
	}
	const choose = (next: Choice) => {
		show(next)
		// Replaces the history entry, so that Back leaves the page instead of going through every choice.
		history.replaceState(history.state, '', `#${sayNoFragment(next)}`)
		write('corrected', '')
		report('chosen')
	}
	const readAddress = () => {
		const read = readSayNoFragment(location.hash)
		if (!read) return
		show(read.choice)
		write('corrected', read.isCorrected ? (find('corrected')?.dataset['corrected'] ?? '') : '')
	}

	form.addEventListener('change', () => choose(chosenIn(form)))
	find('other-words')?.addEventListener('click', () =>
		choose({ ...choice, wording: nextWording[choice.wording] }),
	)
	enableShare(data, () => choice, report)
	reportCopies(report)
	addEventListener('hashchange', () => {
		readAddress()
		unfoldTarget()
	})
	// A reload may have restored older choices in the form; those in the fragment take precedence.
	show(firstChoice)
	readAddress()
	unfoldTarget()
	report('opened')
}

const nextWording = { 0: 1, 1: 2, 2: 0 } as const

type Report = ReturnType<typeof createToolReport<'say_no'>>

function find(name: string): HTMLElement | null {
	return document.querySelector(`[data-${name}]`)
}

function write(name: string, text: string): void {
	const element = find(name)
	if (element) element.textContent = text
}

/** The selected case, in its first wording. Replaces a request that the selected person does not make. */
function chosenIn(form: HTMLElement): Choice {
	const fields = new URLSearchParams()
	for (const { name, value } of form.querySelectorAll('select')) fields.set(name, value)
	return readSayNoFragment(`${fields}`)?.choice ?? firstChoice
}

function showForm(form: HTMLElement, choice: Choice): void {
	const values = new Map<string, string>(
		Object.entries(choice).map(([name, value]) => [name, `${value}`]),
	)
	for (const field of form.querySelectorAll('select')) {
		field.value = values.get(field.name) ?? field.value
		if (field.name !== 'what') continue
		for (const option of field.options) {
			const isOffered = requestsOf[choice.who].some((request) => request === option.value)
			// Safari shows hidden options, but disabled ones cannot be selected.
			option.hidden = option.disabled = !isOffered
		}
	}
}

function showMessage({ labels, messages }: SayNoData, choice: Choice): void {
	const { who, how, end, wording } = choice
	const message = composeMessage(messages, choice)
	const { subject, greeting, text, closing } = message
	const lines = [subject && `${labels.subject} ${subject}`, greeting, text, closing]
	find('message')?.replaceChildren(...lines.flatMap((line) => (line ? [paragraph(line)] : [])))
	const recipient = `${labels.recipients[who]}, ${labels.channels[how]}`
	write('recipient', how === 'loud' ? `${recipient}. ${labels.aloud}` : recipient)
	write('again', labels.again[who])
	write('announced', labels.wordings[wording] ?? '')
	write('copy-label', how === 'loud' ? labels.copyWords : labels.copyMessage)
	find('copy-label')?.closest('button')?.setAttribute('data-copy', messageBody(message, how))
	find('door')?.setAttribute('data-door', end === 'closed' ? 'shut' : 'open')
}

function enableShare({ messages }: SayNoData, current: () => Choice, report: Report): void {
	const button = find('share')
	if (!button || !('share' in navigator)) return
	button.hidden = false
	button.addEventListener('click', () => {
		const choice = current()
		const message = composeMessage(messages, choice)
		const title = message.subject === undefined ? {} : { title: message.subject }
		void navigator.share({ ...title, text: messageBody(message, choice.how) }).then(
			() => report('shared'),
			// The visitor closed the share sheet.
			() => undefined,
		)
	})
}

function reportCopies(report: Report): void {
	document.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-copy]')) report('copied')
	})
}

/** Opens the collapsed group that contains the message named by the fragment, in browsers that do not open it. */
function unfoldTarget(): void {
	const target = document.querySelector(':target')
	const folded = target?.closest('details:not([open])')
	folded?.setAttribute('open', '')
	if (folded) target?.scrollIntoView()
}

/** A paragraph that keeps short compounds on one line. */
function paragraph(text: string): HTMLElement {
	const element = document.createElement('p')
	element.append(
		...text.split(unbroken).map((piece, index) => {
			if (index % 2 === 0) return piece
			const kept = document.createElement(unbrokenElement)
			kept.classList.toggle('whole', isWhole(piece))
			kept.textContent = piece
			return kept
		}),
	)
	return element
}
