import { copyWords } from '#content/copy-words.ts'
import type { EventKind, Hours } from '#domain/energy/estimates.ts'
import type { DayIndex } from '#domain/energy/forecast.ts'
import type { PlannedEvent, Slot } from '#domain/week/plan.ts'
import type { EventChange } from '#domain/week/planner.ts'
import type { OfferedIdea, WeekWords } from '#content/types/week.ts'
import { listed } from './listed.ts'

const long = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const
const parts = { morning: 'Manhã', afternoon: 'Tarde', evening: 'Noite' } as const
const at = { morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite' } as const
const day = (index: DayIndex) => long[index].toLowerCase()
const isMasculine = (index: DayIndex) => index > 4
const onDay = (index: DayIndex) => `${isMasculine(index) ? 'no' : 'na'} ${day(index)}`
const ofDay = (index: DayIndex) => `${isMasculine(index) ? 'do' : 'da'} ${day(index)}`
const slot = (where: Slot) => `${long[where.day]} ${at[where.part]}`

const kinds: Readonly<Record<EventKind, string>> = {
	meeting: 'Reunião',
	call: 'Ligação ou vídeo',
	openPlan: 'Dia no escritório',
	dinner: 'Jantar',
	party: 'Festa',
	friend: 'Conversa a dois',
	family: 'Família',
	presentation: 'Apresen\u00ADtação',
	errands: 'Tarefas na rua',
	quiet: 'Sossego',
}

/** The article, the noun, and the ending of a participle that agrees with it. */
const nouns: Readonly<Record<EventKind, readonly ['o' | 'a' | 'as', string]>> = {
	meeting: ['a', 'reunião'],
	call: ['a', 'ligação'],
	openPlan: ['o', 'dia no escritório'],
	dinner: ['o', 'jantar'],
	party: ['a', 'festa'],
	friend: ['a', 'conversa a dois'],
	family: ['a', 'visita à família'],
	presentation: ['a', 'apresentação'],
	errands: ['as', 'tarefas na rua'],
	quiet: ['as', 'horas de sossego'],
}
const the = (kind: EventKind) => nouns[kind].join(' ')
const a: Readonly<Record<EventKind, string>> = {
	meeting: 'uma reunião',
	call: 'uma ligação',
	openPlan: 'um dia no escritório',
	dinner: 'um jantar',
	party: 'uma festa',
	friend: 'uma conversa a dois',
	family: 'a família',
	presentation: 'uma apresentação',
	errands: 'tarefas na rua',
	quiet: 'horas de sossego',
}
const hours: Readonly<Record<Hours, string>> = {
	1: '1 hora',
	2: '2 horas',
	4: 'meio dia',
	8: 'um dia inteiro',
}

/** Errands and quiet hours are left out; everything else is declined, because somebody waits. */
const isOwn = (kind: EventKind) => kind === 'errands' || kind === 'quiet'

function sentence({ changes, events }: OfferedIdea, index: number): string {
	const [change, event] = [changes[index], events[index]]
	if (!change || !event) return ''
	const name = `${the(event.kind)} ${ofDay(event.day)}`
	if (change.how === 'move')
		return `mova ${name} para ${isMasculine(change.day) ? 'o' : 'a'} ${slot(change).toLowerCase()}`
	if (change.how === 'shorten') return `encurte ${name} para ${hours[change.hours]}`
	return `${isOwn(event.kind) ? 'deixe de lado' : 'recuse'} ${name}`
}

function outcome({ how, before, after }: EventChange): string {
	if (how === 'add' && after)
		return `${kinds[after.kind]}: ${slot(after).toLowerCase()}, já está no plano.`
	if (!before) return ''
	const [article, noun] = nouns[before.kind]
	const verb = article === 'as' ? 'foram' : 'foi'
	const name = capital(`${article} ${noun}`)
	if (how === 'move' && after)
		return `${name} agora ${article === 'as' ? 'ficam' : 'fica'} ${onDay(after.day)} ${at[after.part]}.`
	if (how === 'shorten' && after)
		return `${name} ${verb} encurtad${article} para ${hours[after.hours]}.`
	if (how === 'resize' && after) return `${name} ${verb} alterad${article}.`
	if (how === 'delete') return `${name} ${verb} apagad${article}.`
	return isOwn(before.kind) ? `${name} saíram do plano.` : `${name} ${verb} recusad${article}.`
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

function details({ kind, people: size, hours: length }: PlannedEvent): string[] {
	const sizes = { one: 'uma pessoa', few: 'algumas pessoas', many: 'muitas pessoas' }
	const isSized = !['openPlan', 'friend', 'errands', 'quiet'].includes(kind)
	return [...(isSized ? [sizes[size]] : []), ...(kind === 'openPlan' ? [] : [hours[length]])]
}

/** The words of "Sua semana" in Brazilian Portuguese. */
export const pt: WeekWords = {
	days: { short: ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'], long },
	parts,
	slot,
	kinds,
	house: {
		evenings: 'Previsão: o que sobra cada noite, de 100',
		range: ({ low, high }) => `provavelmente de ${low} a ${high}`,
		grid: 'Seu plano. As setas movem, Enter abre.',
		partOfDay: 'Parte do dia',
		square: (where, planned, cost, isUnsorted) => {
			if (planned.length === 0)
				return `${slot(where)}: ${isUnsorted ? 'ainda sem tipo' : 'nada planejado'}`
			const names = listed(
				planned.map((kind) => kinds[kind].toLowerCase()),
				'e',
			)
			return `${slot(where)}: ${names}, ${cost < 0 ? `dá cerca de ${-cost}` : `gasta cerca de ${cost}`}`
		},
		moveHere: (square) => `Mover para cá. ${square}`,
	},
	result: {
		panel: 'Resultado e mudanças',
		empty: {
			kicker: 'Ainda não há nada planejado',
			title: 'Marque um compromisso e veja qual noite vai pesar.',
			steps: [
				'Toque em um quadrado embaixo de uma janela.',
				'Escolha o que você tem nessa hora: reunião, jantar, festa.',
				'As janelas mostram quanta energia sobra em cada noite.',
			],
			start: 'Marcar o primeiro compromisso',
			example: 'Ver uma semana de exemplo',
			exampleFailed: 'A semana de exemplo não carregou. Verifique a conexão.',
			tryAgain: 'Tentar de novo',
		},
		lowest: 'A noite com menos energia',
		lowestSoFar: 'A noite com menos energia até agora',
		about: 'cerca de',
		ofHundred: 'de 100',
		likely: ({ low, high }) => `Provavelmente entre ${low} e ${high}.`,
		causes: (causes, on) =>
			`O que mais pesa: ${listed(
				causes.map(({ event, points }) =>
					event.day === on
						? `${the(event.kind)} (${points})`
						: `${the(event.kind)} ${ofDay(event.day)} (ainda ${points})`,
				),
				'e',
			)}.`,
		addMore: 'Em nenhuma noite falta energia. Marque o próximo compromisso.',
		fine: 'Nenhuma noite termina abaixo de 30. Você pode deixar esta semana como está.',
		mayGoLow: 'Esta noite pode terminar abaixo de 30. Uma mudança dá uma folga.',
		nothingHelps:
			'Nenhuma mudança no plano ajuda. A semana já começa com pouca energia: uma hora de sossego ajuda mais.',
		startsLow:
			'A segunda começa com pouca energia, e cada noite de sono repõe o que falta. Toque em um quadrado embaixo de uma janela para marcar o que vem.',
		ideaTitle: 'A menor mudança que ajuda',
		otherIdeaTitle: 'Outra mudança que ajuda',
		bestIdeaTitle: 'Nenhuma mudança mantém todas as noites acima de 30. Esta é a que mais ajuda',
		idea: (idea, on, level) =>
			`${capital(
				listed(
					idea.changes.map((_, index) => sentence(idea, index)),
					'e',
				),
			)}. ${capital(isMasculine(on) ? 'o' : 'a')} ${day(on)} terminaria em cerca de ${level}.`,
		apply: ({ changes, events }) => {
			const [change, event] = [changes[0], events[0]]
			if (!change || !event || changes.length > 1) return 'Fazer as duas mudanças'
			const declined = isOwn(event.kind) ? 'deixar de lado' : 'recusar'
			const verbs = { move: 'mover', shorten: 'encurtar', decline: declined }
			return capital(`${verbs[change.how]} ${the(event.kind)}`)
		},
		anotherIdea: 'Outra ideia',
		done: ({ changes }) => `Pronto. ${changes.map(outcome).join(' ')}`,
		was: (level, isStillLowest) =>
			isStillLowest
				? `Eram cerca de ${level}, e ainda é a noite com menos energia.`
				: `Agora é a noite com menos energia da semana. Antes, a menor tinha cerca de ${level}.`,
		undo: 'Desfazer',
		anotherChange: 'Outra mudança',
		seeAgain: 'Para ver de novo',
		spoken: (done, on, level) =>
			`${done ? done.changes.map(outcome).join(' ') : ''} A noite com menos energia: ${day(on)}, cerca de ${level} de 100.`.trim(),
	},
	edit: {
		close: 'Fechar',
		done: 'Pronto',
		cancel: 'Cancelar',
		choose: slot,
		severalIn: slot,
		event: (event) => `${kinds[event.kind]}, ${day(event.day)} ${at[event.part]}`,
		people: 'Quantas pessoas',
		peopleChoices: { one: 'Uma', few: 'Algumas', many: 'Muitas' },
		hours: 'Quanto tempo',
		hoursChoices: { 1: '1 h', 2: '2 h', 4: 'Meio dia', 8: 'Dia todo' },
		costs: (cost) => (cost < 0 ? `Dá cerca de ${-cost}` : `Gasta cerca de ${cost}`),
		yourCost: (kind) => `Seu gasto com ${a[kind]}`,
		costBasis: (cost, hasPeople) =>
			`Duas horas${hasPeople ? ' com algumas pessoas' : ''}: ${cost}.`,
		move: 'Mover',
		shorten: 'Encurtar',
		decline: 'Recusar',
		delete: 'Apagar',
		another: 'Marcar mais uma coisa aqui',
		whereTo: ({ kind }) => `Para onde ${nouns[kind][0] === 'as' ? 'vão' : 'vai'} ${the(kind)}?`,
		whereToHint: 'Toque em um quadrado.',
		whereToKeys: 'Ou use as setas e Enter.',
	},
	lists: {
		planned: 'O que está planejado',
		none: 'Ainda nada. O que você marcar aparece aqui, com o gasto de energia.',
		details: (event) => [slot(event), ...details(event)].join(', '),
		empty: 'Esvaziar a semana',
		costs: 'Quanto cada coisa gasta',
		costsNote:
			'Em pontos, de 0 a 100. A primeira linha é a sua energia na segunda; as outras, o gasto de duas horas com algumas pessoas. O escritório conta como um dia inteiro, e o sossego devolve energia. Mude o que não vale para você.',
		start: 'Energia na segunda de manhã',
		less: (label) => `${label}: um a menos`,
		more: (label) => `${label}: um a mais`,
	},
	keep: {
		title: 'Guardar esta semana',
		link: {
			label: 'Copiar o link',
			text: 'O link guarda a semana inteira e os seus gastos. Abra de novo no domingo e mude o que for diferente.',
			after: copyWords.pt,
		},
		picture: {
			label: 'Salvar como imagem',
			tallLabel: 'Salvar na vertical, para o celular',
			text: 'As sete noites, sem os seus compromissos.',
			headline: (on, level) => `A noite com menos energia: ${day(on)}, cerca de ${level} de 100.`,
			allFull: 'Sobra energia todas as noites.',
			fileName: 'minha-semana',
		},
		print: { label: 'Imprimir', text: 'Uma página com a lista.' },
		failed: 'Não deu certo neste navegador. Sua semana continua aqui.',
	},
	linkErrors: {
		title: 'Este link não abre.',
		damaged: 'Falta uma parte dele, ou algo mudou no caminho. Copie o link inteiro mais uma vez.',
		'unknown version':
			'Ele vem de uma versão mais nova desta página. Recarregue a página e abra o link de novo.',
		dismiss: 'Continuar',
	},
}
