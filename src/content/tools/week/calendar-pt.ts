import type { CalendarWords } from '#content/types/calendar-reader.ts'

/** Opening and saving calendar files. The words for a file that was opened are loaded with it. */
export const calendarPt: CalendarWords = {
	open: 'Importar sua agenda',
	terms: 'O arquivo .ics da agenda não sai do aparelho.',
	save: {
		label: 'Arquivo de calendário com descanso',
		text: 'Tempo de sossego depois das noites mais cansativas, para importar na sua agenda.',
		withReminder: 'Com um lembrete, todo domingo às 18h, para ver a próxima semana',
	},
}
