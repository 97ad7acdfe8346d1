import { copyWords } from '#content/copy-words.ts'
import type { EventKind, Hours } from '#domain/energy/estimates.ts'
import type { DayIndex } from '#domain/energy/forecast.ts'
import type { PlannedEvent, Slot } from '#domain/week/plan.ts'
import type { EventChange } from '#domain/week/planner.ts'
import type { OfferedIdea, WeekWords } from '#content/types/week.ts'
import { listed } from './listed.ts'

const long = [
	'Montag',
	'Dienstag',
	'Mittwoch',
	'Donnerstag',
	'Freitag',
	'Samstag',
	'Sonntag',
] as const
const short = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
const parts = { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' } as const
const day = (index: DayIndex) => long[index]
const slot = (where: Slot) => `${day(where.day)}${parts[where.part].toLowerCase()}`

const kinds: Readonly<Record<EventKind, string>> = {
	meeting: 'Bespre\u00ADchung',
	call: 'Videoanruf',
	openPlan: 'Tag im Großraum\u00ADbüro',
	dinner: 'Essen',
	party: 'Party',
	friend: 'Treffen zu zweit',
	family: 'Familie',
	presentation: 'Vortrag',
	errands: 'Besor\u00ADgungen',
	quiet: 'Ruhige Stunden',
}

/** Without an article, on a button. */
const nouns: Readonly<Record<EventKind, string>> = {
	...kinds,
	openPlan: 'Bürotag',
	family: 'Familienbesuch',
	quiet: 'Ruhige Stunden',
}

/** In the nominative and the accusative. */
const the: Readonly<Record<EventKind, readonly [string, string]>> = {
	meeting: ['die Besprechung', 'die Besprechung'],
	call: ['der Videoanruf', 'den Videoanruf'],
	openPlan: ['der Tag im Großraumbüro', 'den Tag im Großraumbüro'],
	dinner: ['das Essen', 'das Essen'],
	party: ['die Party', 'die Party'],
	friend: ['das Treffen zu zweit', 'das Treffen zu zweit'],
	family: ['der Familienbesuch', 'den Familienbesuch'],
	presentation: ['der Vortrag', 'den Vortrag'],
	errands: ['die Besorgungen', 'die Besorgungen'],
	quiet: ['die ruhigen Stunden', 'die ruhigen Stunden'],
}
/** In the accusative. */
const a: Readonly<Record<EventKind, string>> = {
	meeting: 'eine Besprechung',
	call: 'einen Videoanruf',
	openPlan: 'einen Tag im Großraumbüro',
	dinner: 'ein Essen',
	party: 'eine Party',
	friend: 'ein Treffen zu zweit',
	family: 'die Familie',
	presentation: 'einen Vortrag',
	errands: 'Besorgungen',
	quiet: 'ruhige Stunden',
}
/** After "mit". */
const dative: Readonly<Record<EventKind, string>> = {
	meeting: 'der Besprechung',
	call: 'dem Videoanruf',
	openPlan: 'dem Tag im Großraumbüro',
	dinner: 'dem Essen',
	party: 'der Party',
	friend: 'dem Treffen zu zweit',
	family: 'dem Familienbesuch',
	presentation: 'dem Vortrag',
	errands: 'den Besorgungen',
	quiet: 'den ruhigen Stunden',
}
const hours: Readonly<Record<Hours, string>> = {
	1: '1 Stunde',
	2: '2 Stunden',
	4: 'einen halben Tag',
	8: 'einen ganzen Tag',
}

/** Errands and quiet hours are left out; everything else is declined, because somebody waits. */
const isOwn = (kind: EventKind) => kind === 'errands' || kind === 'quiet'
const is = (kind: EventKind) => (isOwn(kind) ? 'sind' : 'ist')

/** "verschiebe den Videoanruf von Donnerstag auf Dienstagnachmittag" */
function clause({ changes, events }: OfferedIdea, index: number): string {
	const [change, event] = [changes[index], events[index]]
	if (!change || !event) return ''
	const [, name] = the[event.kind]
	if (change.how === 'move') return `verschiebe ${name} von ${day(event.day)} auf ${slot(change)}`
	if (change.how === 'shorten')
		return `kürze ${name} am ${day(event.day)} auf ${hours[change.hours]}`
	return isOwn(event.kind)
		? `lass ${name} am ${day(event.day)} weg`
		: `sag ${name} am ${day(event.day)} ab`
}

function outcome({ how, before, after }: EventChange): string {
	if (how === 'add' && after) return `${kinds[after.kind]} am ${slot(after)} eingetragen.`
	if (!before) return ''
	const name = `${capital(the[before.kind][0])} ${is(before.kind)}`
	if (how === 'move' && after) return `${name} jetzt am ${slot(after)}.`
	if (how === 'shorten' && after) return `${name} auf ${hours[after.hours]} gekürzt.`
	if (how === 'resize' && after) return `${name} geändert.`
	if (how === 'delete') return `${name} gelöscht.`
	return isOwn(before.kind) ? `${name} gestrichen.` : `${name} abgesagt.`
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

function details({ kind, people: size, hours: length }: PlannedEvent): string[] {
	const sizes = { one: 'eine Person', few: 'ein paar Leute', many: 'viele Leute' }
	const lengths = { 1: '1 Stunde', 2: '2 Stunden', 4: 'ein halber Tag', 8: 'ein ganzer Tag' }
	const isSized = !['openPlan', 'friend', 'errands', 'quiet'].includes(kind)
	return [...(isSized ? [sizes[size]] : []), ...(kind === 'openPlan' ? [] : [lengths[length]])]
}

/** The words of "Deine Woche" in German. */
export const de: WeekWords = {
	days: { short, long },
	parts,
	slot,
	kinds,
	house: {
		evenings: 'Prognose: was abends übrig ist, von 100',
		range: ({ low, high }) => `vermutlich ${low} bis ${high}`,
		grid: 'Dein Plan. Die Pfeiltasten bewegen, die Eingabetaste öffnet.',
		partOfDay: 'Tageszeit',
		square: (where, planned, cost, isUnsorted) => {
			if (planned.length === 0)
				return `${slot(where)}: ${isUnsorted ? 'noch nicht zugeordnet' : 'nichts geplant'}`
			const names = listed(
				planned.map((kind) => kinds[kind]),
				'und',
			)
			return `${slot(where)}: ${names}, ${cost < 0 ? `gibt etwa ${-cost}` : `kostet etwa ${cost}`}`
		},
		moveHere: (square) => `Hierher verschieben. ${square}`,
	},
	result: {
		panel: 'Ergebnis und Änderungen',
		empty: {
			kicker: 'Noch ist nichts geplant',
			title: 'Trag ein, was ansteht, und die Fenster ändern sich.',
			steps: [
				'Tippe auf ein Feld unter einem Fenster.',
				'Wähle, was dort ansteht: Besprechung, Essen, Party.',
				'Die Fenster zeigen, wie viel Energie dir abends bleibt.',
			],
			start: 'Ersten Termin eintragen',
			example: 'Eine Beispielwoche ansehen',
			exampleFailed: 'Die Beispielwoche wurde nicht geladen. Prüfe die Verbindung.',
			tryAgain: 'Noch einmal versuchen',
		},
		lowest: 'Knappster Abend',
		lowestSoFar: 'Bisher knappster Abend',
		about: 'etwa',
		ofHundred: 'von 100',
		likely: ({ low, high }) => `Vermutlich zwischen ${low} und ${high}.`,
		causes: (causes, on) =>
			`Am meisten kosten: ${listed(
				causes.map(({ event, points }) =>
					event.day === on
						? `${the[event.kind][0]} (${points})`
						: `${the[event.kind][0]} am ${day(event.day)} (noch ${points})`,
				),
				'und',
			)}.`,
		addMore: 'Kein Abend wird knapp. Trag ein, was als Nächstes ansteht.',
		fine: 'Kein Abend endet unter 30. Du kannst diese Woche lassen, wie sie ist.',
		mayGoLow: 'Dieser Abend könnte unter 30 enden. Eine Änderung gibt ihm Luft.',
		nothingHelps:
			'Keine Änderung am Geplanten hebt ihn. Die Woche beginnt schon mit wenig Energie: Eine ruhige Stunde hilft mehr.',
		startsLow:
			'Der Montag beginnt mit wenig Energie, und jede Nacht füllt sie etwas auf. Tippe auf ein Feld unter einem Fenster und trage ein, was ansteht.',
		ideaTitle: 'Die kleinste Änderung, die hilft',
		otherIdeaTitle: 'Eine andere Änderung, die hilft',
		bestIdeaTitle: 'Keine Änderung hält jeden Abend über 30. Diese hilft am meisten',
		idea: (idea, on, level) =>
			`${capital(
				listed(
					idea.changes.map((_, index) => clause(idea, index)),
					'und',
				),
			)}. ${day(on)} endet dann bei etwa ${level}.`,
		apply: ({ changes, events }) => {
			const [change, event] = [changes[0], events[0]]
			if (!change || !event || changes.length > 1) return 'Beides ändern'
			const declined = isOwn(event.kind) ? 'weglassen' : 'absagen'
			const verbs = { move: 'verschieben', shorten: 'kürzen', decline: declined }
			return `${nouns[event.kind]} ${verbs[change.how]}`
		},
		anotherIdea: 'Andere Idee',
		done: ({ changes }) => `Erledigt: ${changes.map(outcome).join(' ')}`,
		was: (level, isStillLowest) =>
			isStillLowest
				? `Vorher waren es etwa ${level}. Er bleibt der knappste Abend.`
				: `Das ist jetzt der knappste Abend. Vorher war der knappste bei etwa ${level}.`,
		undo: 'Rückgängig',
		anotherChange: 'Noch eine Änderung',
		seeAgain: 'Zum Wiederfinden',
		spoken: (done, on, level) =>
			`${done ? done.changes.map(outcome).join(' ') : ''} Knappster Abend: ${day(on)}, etwa ${level} von 100.`.trim(),
	},
	edit: {
		close: 'Schließen',
		done: 'Fertig',
		cancel: 'Abbrechen',
		choose: slot,
		severalIn: slot,
		event: (event) =>
			`${kinds[event.kind]}, ${short[event.day]} ${parts[event.part].toLowerCase()}s`,
		people: 'Wie viele Leute',
		peopleChoices: { one: 'Eine Person', few: 'Ein paar', many: 'Viele' },
		hours: 'Wie lange',
		hoursChoices: { 1: '1 Std.', 2: '2 Std.', 4: 'Halber Tag', 8: 'Ganzer Tag' },
		costs: (cost) => (cost < 0 ? `Gibt etwa ${-cost}` : `Kostet etwa ${cost}`),
		yourCost: (kind) => `Dein Wert für ${a[kind]}`,
		costBasis: (cost, hasPeople) =>
			`Zwei Stunden${hasPeople ? ' mit ein paar Leuten' : ''}: ${cost}.`,
		move: 'Verschieben',
		shorten: 'Kürzen',
		decline: 'Absagen',
		delete: 'Löschen',
		another: 'Noch etwas hier',
		whereTo: ({ kind }) => `Wohin mit ${dative[kind]}?`,
		whereToHint: 'Tippe auf ein Feld.',
		whereToKeys: 'Oder nimm die Pfeiltasten und die Eingabetaste.',
	},
	lists: {
		planned: 'Was ansteht',
		none: 'Noch nichts. Was du einträgst, steht dann hier, mit der Kraft, die es kostet.',
		details: (event) => [slot(event), ...details(event)].join(', '),
		empty: 'Woche leeren',
		costs: 'Deine Werte',
		costsNote:
			'Alle Werte in Punkten, 100 ist voll. Die Kosten gelten für zwei Stunden mit ein paar Leuten, beim Großraumbüro für den ganzen Tag; ruhige Stunden geben etwas zurück. Ändere, was für dich nicht stimmt.',
		start: 'Energie am Montagmorgen',
		less: (label) => `${label}: eins weniger`,
		more: (label) => `${label}: eins mehr`,
	},
	keep: {
		title: 'Diese Woche behalten',
		link: {
			label: 'Link kopieren',
			text: 'Er enthält die ganze Woche und deine Werte. Öffne ihn am Sonntag wieder und ändere, was anders ist.',
			after: copyWords.de,
		},
		picture: {
			label: 'Als Bild sichern',
			tallLabel: 'Hochkant sichern, fürs Handy',
			text: 'Die sieben Abende, ohne deine Termine.',
			headline: (on, level) => `Knappster Abend: ${day(on)}, etwa ${level} von 100.`,
			allFull: 'Jeden Abend bleibt reichlich Energie.',
			fileName: 'meine-woche',
		},
		print: { label: 'Drucken', text: 'Eine Seite mit der Liste.' },
		failed: 'Das hat in diesem Browser nicht geklappt. Deine Woche ist noch da.',
	},
	linkErrors: {
		title: 'Dieser Link lässt sich nicht öffnen.',
		damaged:
			'Ein Teil fehlt oder hat sich unterwegs verändert. Kopiere den ganzen Link noch einmal.',
		'unknown version': 'Er ist neuer als diese Seite. Lade sie neu und öffne den Link noch einmal.',
		dismiss: 'Weiter',
	},
}
