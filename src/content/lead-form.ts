import { name } from '#content/site.ts'
import { waitlistApi } from '#content/links.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { LeadFormWords } from './types/lead-form.ts'

/**
 * The form that asks to be told. Changing what `consent` says takes a new version of the wording
 * (`currentWording`), which is kept with every address.
 */
export const leadForm = {
	en: {
		action: waitlistApi,
		prompt: 'News, when there is some.',
		label: 'Your e-mail address',
		button: 'Tell me',
		consent: `With “Tell me” you allow ${name} to write to you when there is news. Every mail has a link that ends it.`,
		privacy: { label: 'Privacy', href: '/privacy' },
		sending: 'Sending…',
		sent: 'Look in your inbox: a link is there, unless you are on the list already.',
		wrong: 'That address does not work. Look at both sides of the @.',
		uncarried: 'Enter another address. Before the @, not every mail server can carry',
		tooMany: 'Too many addresses came from your connection. Try again in a quarter of an hour.',
		offline: 'You seem to be offline. Your address is still here; send it again later.',
		failed: 'That did not save. Try again in a few minutes.',
	},
	de: {
		action: waitlistApi,
		prompt: 'Neues, wenn es Neues gibt.',
		label: 'Deine E-Mail-Adresse',
		button: 'Sag Bescheid',
		consent: `Mit „Sag Bescheid“ erlaubst du ${name}, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.`,
		privacy: { label: 'Datenschutz', href: '/privacy' },
		sending: 'Wird gesendet …',
		sent: 'Sieh in dein Postfach: Dort liegt ein Link, es sei denn, du stehst schon auf der Liste.',
		wrong: 'Diese Adresse stimmt so nicht. Sieh dir beide Seiten des @ an.',
		uncarried: 'Gib eine andere Adresse ein. Vor dem @ verstehen nicht alle Mailserver',
		tooMany:
			'Von deinem Anschluss kamen zu viele Adressen. Versuch es in einer Viertelstunde noch einmal.',
		offline:
			'Du scheinst offline zu sein. Deine Adresse steht noch hier; sende sie später noch einmal.',
		failed: 'Das wurde nicht gespeichert. Versuch es in ein paar Minuten noch einmal.',
	},
	pt: {
		action: waitlistApi,
		prompt: 'Novidades, quando houver.',
		label: 'Seu e-mail',
		button: 'Quero saber',
		consent: `Ao clicar em “Quero saber”, você permite que ${name} lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.`,
		privacy: { label: 'Privacidade', href: '/privacy' },
		sending: 'Enviando…',
		sent: 'Olhe sua caixa de entrada: há um link lá, a não ser que você já esteja na lista.',
		wrong: 'Este endereço não funciona. Confira os dois lados do @.',
		uncarried: 'Informe outro endereço. Antes do @, nem todo servidor de e-mail aceita',
		tooMany: 'Vieram endereços demais da sua conexão. Tente de novo em quinze minutos.',
		offline:
			'Parece que você está sem internet. Seu endereço continua aqui; envie de novo mais tarde.',
		failed: 'Não foi salvo. Tente de novo em alguns minutos.',
	},
} as const satisfies Record<Language, LeadFormWords>

/** Under the result of a test: never asked for, and without a word about the result. */
export const leadOnResults = {
	...leadForm.en,
	title: 'News, when there is some',
	prompt:
		'Only if you like. Your answers and your result stay in this page; the form takes the address and the name of the test.',
} as const
