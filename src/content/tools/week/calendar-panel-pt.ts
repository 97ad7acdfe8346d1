import { name } from '#content/site.ts'
import type { CalendarPanelWords } from '#content/types/calendar-reader.ts'

/** What is loaded when a calendar file is opened or saved. */
export const calendarPanelPt: CalendarPanelWords = {
	locale: 'pt-BR',
	reading: 'Lendo {files}',
	progress: '{done} de {total} compromissos lidos',
	stop: 'Parar',
	severalFiles: '{n} arquivos',
	sorted: {
		one: '{sorted} de {total} compromisso classificado',
		other: '{sorted} de {total} compromissos classificados',
	},
	unknown: {
		one: 'Para um deles, as palavras não bastaram. Ele está marcado com “?” e ainda não conta.',
		other:
			'Para {n} deles, as palavras não bastaram. Eles estão marcados com “?” e ainda não contam.',
	},
	leftOut: {
		one: 'Um compromisso ficou de fora:',
		other: '{n} compromissos ficaram de fora:',
	},
	leftOutReasons: {
		noStart: 'sem início',
		badDate: 'data ilegível',
		badRule: 'repetição ilegível',
		tooOften: 'repetição frequente demais',
		cutOff: 'o arquivo termina no meio',
	},
	filesLeftOut: {
		one: 'Um arquivo do .zip não é um calendário e não foi lido.',
		other: '{n} arquivos do .zip não são calendários e não foram lidos.',
	},
	beyondLimit: {
		one: 'Esta página planeja 120 compromissos por semana; um a mais ficou de fora.',
		other: 'Esta página planeja 120 compromissos por semana; {n} a mais ficaram de fora.',
	},
	titlesStay: 'Os títulos ficam nesta página e não entram no link.',
	allSorted: 'O que foi classificado errado você pode mudar ou remover abaixo.',
	emptyWeek: 'Não há nada nesta semana. Escolha outra.',
	week: 'Qual semana (e quantos compromissos)',
	weekOption: '{days} ({n})',
	begin: { one: 'Classificar', other: 'Classificar os {n}' },
	leaveAllOut: { one: 'Deixar de fora', other: 'Deixar todos de fora' },
	done: 'Ver a previsão',
	question: 'O que é isto?',
	questionNumber: '{n} de {total}',
	quoted: '“{title}”',
	untitled: 'Um compromisso sem título',
	furtherTimes: { one: 'e mais uma vez', other: 'e mais {n} vezes' },
	allDay: 'o dia todo',
	leaveOut: 'Deixar de fora',
	later: 'Depois',
	faults: {
		notCalendar: {
			title: 'Este não é um arquivo de calendário.',
			text: 'Um arquivo de calendário termina em .ics. Google Agenda, Calendário da Apple e Outlook sabem exportar um.',
		},
		damaged: {
			title: 'Não dá para ler este arquivo.',
			text: 'Ele pode estar danificado ou salvo pela metade. Exporte de novo e abra o novo arquivo.',
		},
		emptyZip: {
			title: 'Não há calendário neste .zip.',
			text: 'A exportação do Google é um .zip com um arquivo .ics para cada agenda.',
		},
		tooLarge: {
			title: 'É mais do que esta página consegue ler.',
			text: 'Os calendários podem ter 10 MB juntos. Exporte menos meses ou abra um calendário de cada vez.',
		},
		tooMany: {
			title: 'É mais do que esta página consegue classificar.',
			text: 'São milhares de compromissos em poucos meses. Abra um calendário de cada vez.',
		},
		noEntries: {
			title: 'Não há compromissos neste arquivo.',
			text: 'É um arquivo de calendário, mas está vazio.',
		},
		notLoaded: {
			title: 'A parte que lê calendários não carregou.',
			text: 'Verifique a conexão e escolha o arquivo de novo.',
		},
	},
	unchanged: 'Nada foi lido e nada mudou.',
	chooseOther: 'Escolher outro arquivo',
	back: 'Voltar à semana',
	howToExport: 'Como exportar um',
	exports: [
		{
			app: 'Google Agenda',
			steps:
				'No computador: Configurações, Importar e exportar, Exportar. Abra o .zip como ele está.',
		},
		{
			app: 'Calendário da Apple',
			steps: 'No Mac: escolha o calendário à esquerda, depois Arquivo, Exportar, Exportar.',
		},
		{ app: 'Outlook', steps: 'Outlook clássico para Windows: Arquivo, Salvar Calendário.' },
	],
	fileName: 'semana-tranquila',
	saved: {
		quiet: 'Tempo de sossego',
		quietNote: `Reservado para descansar. De “Sua semana”, do ${name}.`,
		reminder: 'Ver a próxima semana',
		reminderNote: 'Sua semana, com os seus gastos:',
	},
}
