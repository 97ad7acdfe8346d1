import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

const check = texts('title', 'text')

/** The place “Publicar”. */
export const publish = z.strictObject({
	title: text,
	texts: text.describe('The link back to “Textos”'),
	toTexts: text,
	toHistory: text,
	publish: message('n').describe('The heading and the button'),
	starting: text.describe('The button once it was pressed'),
	startingText: text,
	takes: message('seconds').describe('Before the first build'),
	tookLast: message('seconds'),
	goOn: text.describe('Back to “Textos”'),
	alsoIn: message('n').describe('After the language of a text that stands in several places'),
	leaveOut: text,
	leaveOutLabel: message('title', 'text').describe('For screen readers'),
	takeIn: text,
	takeInLabel: message('title', 'text').describe('For screen readers'),
	leftOut: text.describe('In place of a change that is left out'),
	newOriginal: message('text').describe('An update of the site has changed the original'),
	otherItem: text.describe('For a text that no page of the tree has'),
	diff: texts('before', 'after'),
	behind: z.strictObject({
		title: message('languages'),
		text,
		see: text.describe('Leads to the text in all languages'),
		same: text.describe('Says that nothing has to be translated'),
	}),
	checks: z.strictObject({
		title: text,
		checking: text,
		failed: text,
		sum: message('n').describe('How many things stand against publishing'),
		behind: message('languages'),
		behindText: text,
		details: text.describe('Opens what the checks have said, in English'),
		states: texts('done', 'advice', 'open'),
		parts: z
			.strictObject({
				variables: check,
				links: check,
				sizes: check,
				languages: check,
				consents: check,
			})
			.describe('What was found to be in order'),
		newVersion: check.describe('A consent text changes'),
	}),
	mend: text.describe('Leads to the text with a fault'),
	faults: z
		.strictObject({
			missing: message(),
			'too-long': message('max'),
			'too-short': message('min'),
			variable: message('name'),
			argument: message('name'),
			'argument-missing': message('name'),
			message: message(),
			tag: message(),
			page: message('name'),
			link: message('link'),
			anchor: message('link'),
			english: message('text'),
			term: message('text', 'term'),
			glyph: message('text'),
			consent: message('version'),
		})
		.describe('What is wrong with a text, and how to mend it'),
	otherFault: text.describe('What is wrong is said in English'),
	run: z.strictObject({
		title: text,
		preparing: text.describe('Before the first page'),
		building: message('of'),
		proving: text.describe('After the last page'),
		swapping: text.describe('After the check of the pages'),
		left: message('seconds'),
		late: message('seconds').describe('It takes longer than the last time'),
		label: text.describe('Of the bar, for screen readers'),
		cancel: text,
		progress: message('done', 'of'),
		steps: texts('checks', 'pages', 'proof', 'swap', 'done', 'now', 'after'),
		text,
	}),
	done: z.strictObject({
		title: message('time'),
		text: message('n', 'seconds'),
		see: text,
		undo: text,
		undoing: text.describe('The button once it was pressed'),
		undoText: text,
	}),
	undone: z
		.strictObject({
			title: text,
			original: text,
			version: message('time'),
			drafts: message('n'),
			list: text,
		})
		.describe('After a publication was undone'),
	failure: z.strictObject({
		title: text,
		text,
		again: text,
		details: text.describe('Opens what the build has said, in English'),
		kinds: texts('disk', 'folder', 'words', 'stopped', 'other'),
	}),
	empty: z.strictObject({ title: text, text, last: message('time', 'name') }),
	notices: z.strictObject({
		loadFailed: announcement,
		conflict: announcement,
		busy: announcement,
		reviewed: announcement,
	}),
	everywhere: text.describe('In place of the language, for a fact that has none'),
	app: text.describe('Where a link into the app leads'),
	list: z
		.strictObject({
			added: message('from?', 'to?'),
			removed: message('from?', 'to?'),
			hidden: message('from?', 'to?'),
			shown: message('from?', 'to?'),
			sample: message('from?', 'to?'),
			real: message('from?', 'to?'),
			moved: message('from?', 'to?'),
			changed: message('from?', 'to?'),
		})
		.describe('What becomes of an item of a list, with its places'),
	values: texts('true', 'false', 'null', 'hidden').describe('What is no text, in words'),
})
