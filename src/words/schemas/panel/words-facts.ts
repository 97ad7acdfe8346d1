import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

const names = z.record(z.string(), text).describe('By the place of the fact')

/** The place “Datos”. */
export const facts = z.strictObject({
	back: text.describe('On a phone: to the list of the forms'),
	pages: text.describe('To the pages'),
	loadFailed: announcement,
	marks: z.strictObject({
		changes: message('n'),
		samples: message('n'),
		review: text,
		confirm: message('n'),
	}),
	field: z.strictObject({
		before: message('text'),
		back: message('text'),
		changed: text,
		original: text,
		reads: message('text').describe('A text with its variables filled in'),
		newOriginal: message('text'),
		refused: text,
		conflict: message('text'),
		takeMine: text,
		takeTheirs: text,
	}),
	uses: z.strictObject({
		count: message('texts'),
		pages: message('texts', 'pages'),
		where: text.describe('Opens the list of pages'),
	}),
	prices: z.strictObject({
		...texts('text', 'plans', 'plansHelp', 'lifetime', 'premium', 'monthly', 'trialDays', 'days')
			.shape,
		...texts('currency', 'amount', 'dearer', 'trial', 'reads', 'readsDraft', 'readsSoon').shape,
		choices: texts('both', 'lifetime', 'monthly'),
		app: announcement,
		charged: texts('lifetime', 'monthly', 'unknown', 'same')
			.extend({ other: message('text').describe('What the site says instead') })
			.describe('What the app charges'),
		saving: message('premium', 'lifetime'),
	}),
	claims: z.strictObject({
		text,
		counts: message('all', 'proven', 'labelled', 'hidden'),
		state: texts('proven', 'labelled', 'hidden'),
		...texts('everywhere', 'evidence', 'evidenceHint', 'evidenceHelp', 'untranslated').shape,
		...texts('reads', 'isShown', 'notShown').shape,
		see: message('page'),
	}),
	lists: z.strictObject({
		...texts('questions', 'testimonials', 'language', 'page', 'empty', 'new', 'hidden').shape,
		...texts('sample', 'up', 'down', 'hide', 'show', 'remove', 'removeTitle', 'keep').shape,
		...texts('unfinished', 'refused', 'isSample').shape,
		shared: message('language').describe('What the pages of countries have in common'),
		add: texts('questions', 'testimonials'),
		removeText: message('text'),
		moved: message('text', 'n', 'total').describe('For screen readers'),
		fields: texts('question', 'answer', 'title', 'quote', 'author', 'role'),
	}),
	crisis: z.strictObject({
		...texts('text', 'name', 'number', 'never', 'check', 'directory', 'directoryHelp').shape,
		checked: message('day'),
		due: message('day'),
		checkLabel: message('country'),
	}),
	contact: texts('text', 'support', 'privacy', 'billing', 'invalid'),
	product: z.strictObject({
		...texts('text', 'unconfirmed', 'confirm', 'unconfirm', 'seconds', 'secondsUnit').shape,
		confirmed: message('day'),
		confirmLabel: message('name'),
		names,
	}),
	periods: z.strictObject({
		text,
		invalid: text,
		units: texts('days', 'months', 'years', 'hours'),
		names,
	}),
	promises: texts('text'),
})
