import { name } from '#content/site.ts'
import { waitlistApi } from '#content/links.ts'
import type { Language, LeadFormWords } from '#content/types.ts'

/**
 * The form that asks to be told. Changing what `consent` says takes a new version of the wording
 * (`currentWording`), which is kept with every address.
 */
export const leadForm = {
	en: {
		language: 'en',
		action: waitlistApi,
		prompt: 'News, when there is some.',
		label: 'Your e-mail address',
		button: 'Tell me',
		consent: `With “Tell me” you allow ${name} to write to you when there is news. Every mail has a link that ends it.`,
		privacy: { label: 'Privacy', href: '/privacy' },
		failed: 'That did not save. Try again in a few minutes.',
	},
	de: {
		language: 'de',
		action: waitlistApi,
		prompt: 'Neues, wenn es Neues gibt.',
		label: 'Deine E-Mail-Adresse',
		button: 'Sag Bescheid',
		consent: `Mit „Sag Bescheid“ erlaubst du ${name}, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.`,
		privacy: { label: 'Datenschutz', href: '/privacy' },
		failed: 'Das wurde nicht gespeichert. Versuch es in ein paar Minuten noch einmal.',
	},
	pt: {
		language: 'pt',
		action: waitlistApi,
		prompt: 'Novidades, quando houver.',
		label: 'Seu e-mail',
		button: 'Quero saber',
		consent: `Ao clicar em “Quero saber”, você permite que ${name} lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.`,
		privacy: { label: 'Privacidade', href: '/privacy' },
		failed: 'Não foi salvo. Tente de novo em alguns minutos.',
	},
} as const satisfies Record<Language, LeadFormWords>
