import {
	channels,
	type Choice,
	endings,
	firmnesses,
	firstChoice,
	isOffered,
	people,
	requests,
	requestsOf,
	wordings,
} from './choices.ts'

/**
 * The fragment of a link to /say-no with these fields filled in. Wordings are numbered from 1.
 *
 * @example `${pages.sayNo.en}#${sayNoFragment({ who: 'colleague', what: 'meeting' })}`
 * // '/say-no#who=colleague&what=meeting'
 */
export function sayNoFragment(choice: Partial<Choice>): string {
	const { wording, ...fields } = choice
	const all = { ...fields, ...(wording !== undefined && { wording: `${wording + 1}` }) }
	return new URLSearchParams(all).toString()
}

type ReadFragment = { readonly choice: Choice; readonly isCorrected: boolean }

/**
 * Parses a fragment, with or without its `#`. A missing or invalid field gets its value in `firstChoice`; a request
 * that the person does not make is replaced by the first request of that person.
 *
 * @returns null for a fragment without any field, such as a section's anchor
 * @example readSayNoFragment('#who=boss&what=night')
 * // { choice: { …firstChoice, who: 'boss', what: 'tonight' }, isCorrected: true }
 */
export function readSayNoFragment(fragment: string): ReadFragment | null {
	const given = new URLSearchParams(fragment.replace(/^#/, ''))
	const fields = ['who', 'what', 'how', 'tone', 'end', 'wording']
	if (!fields.some((name) => given.has(name))) return null
	const pick = <Value extends string>(name: string, values: readonly Value[]) =>
		values.find((value) => value === given.get(name))
	const who = pick('who', people) ?? firstChoice.who
	const what = pick('what', requests) ?? firstChoice.what
	const choice: Choice = {
		who,
		what: isOffered(who, what) ? what : requestsOf[who][0],
		how: pick('how', channels) ?? firstChoice.how,
		tone: pick('tone', firmnesses) ?? firstChoice.tone,
		end: pick('end', endings) ?? firstChoice.end,
		wording: wordings.find((index) => `${index + 1}` === given.get('wording')) ?? 0,
	}
	const understood = new URLSearchParams(sayNoFragment(choice))
	const isCorrected = [...given].some(([name, value]) => understood.get(name) !== value)
	return { choice, isCorrected }
}
