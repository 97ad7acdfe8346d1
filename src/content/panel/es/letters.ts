import { languageNames } from '#domain/pages/languages.ts'
import type { LettersWords } from '#content/types/letters-panel.ts'

/** The words that all places for letters share. */
export const lettersWords: LettersWords = {
	title: 'Cartas',
	languages: languageNames,
	untitled: 'Carta sin nombre',
	preview: {
		legend: 'Vista previa',
		light: 'Claro',
		dark: 'Oscuro',
		text: 'Solo texto',
		frame: 'Vista previa, {language}',
		wide: 'Abrir a 600 px',
		wideFrame: 'Vista previa a 600 px, {language}',
		language: 'Idioma de la vista previa',
		close: 'Cerrar',
		noSubject: '(sin asunto)',
		size: '{n} kB de {max}',
		empty: 'Todavía no hay texto en este idioma.',
	},
	cancel: 'Cancelar',
	tooMany: {
		title: 'Demasiados borradores',
		text: 'Hay cien borradores, que es el límite. Antes de escribir otro hay que borrar alguno.',
	},
	notRead: {
		title: 'No se pudieron leer',
		text: 'El servidor no respondió. Se puede volver a probar en un minuto.',
	},
	failed: {
		title: 'No se pudo',
		text: 'El servidor no respondió. La carta quedó como estaba.',
	},
}
