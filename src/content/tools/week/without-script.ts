import type { WeekWithoutScriptWords } from '#content/types/week.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { listed } from './listed.ts'

/** For visitors without script; part of the page, so that the island does not load it. */
export const withoutScript = {
	en: {
		text: 'Planning a week needs JavaScript, because what you enter stays in your browser. It is switched off here, so this is an example week.',
		picture: (evenings) =>
			`An example week. The evenings end at about ${listed(
				evenings.map(({ level }) => `${level}`),
				'and',
			)} of 100. Thursday is the lowest: a presentation, a long call and a party.`,
		costs: 'What we count with, for two hours with a few people',
	},
	de: {
		text: 'Zum Planen braucht die Seite JavaScript, denn was du eingibst, bleibt in deinem Browser. Hier ist es ausgeschaltet, deshalb siehst du eine Beispielwoche.',
		picture: (evenings) =>
			`Eine Beispielwoche. Die Abende enden bei etwa ${listed(
				evenings.map(({ level }) => `${level}`),
				'und',
			)} von 100. Am Donnerstag bleibt am wenigsten: ein Vortrag, ein langer Videoanruf und eine Party.`,
		costs: 'Womit wir rechnen, für zwei Stunden mit ein paar Leuten',
	},
	pt: {
		text: 'Para planejar, a página precisa de JavaScript, porque o que você marca fica no seu navegador. Aqui ele está desligado, por isso esta é uma semana de exemplo.',
		picture: (evenings) =>
			`Uma semana de exemplo. As noites terminam em cerca de ${listed(
				evenings.map(({ level }) => `${level}`),
				'e',
			)} de 100. Na quinta sobra menos: uma apresentação, uma ligação longa e uma festa.`,
		costs: 'Quanto cada coisa gasta, em duas horas com algumas pessoas',
	},
} as const satisfies Record<PageLanguage, WeekWithoutScriptWords>
