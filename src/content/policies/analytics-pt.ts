import type { Analytics } from '#settings/analytics.ts'
import type { AnalyticsWords } from './analytics-words.ts'
import { countedBlocks } from './counted-words.ts'

const app = 'Quais partes do aplicativo são usadas, para vermos o que funciona.'
const actions =
	'que um teste foi começado ou concluído e a que tipo e total chegou, que o filme foi reproduzido, que um link para o aplicativo foi seguido, que um teste ou uma ferramenta parou com um erro'
const theme =
	'Se você alternar entre claro e escuro ou recusar a oferta de outro idioma, o navegador guarda isso no armazenamento local, e a informação fica lá.'
const consentInApp = 'Consentimento, art.\u00A07º, I'
const interestOnSite =
	'Consentimento no aplicativo; neste site, nosso legítimo interesse em saber o que é lido, art.\u00A07º, IX'
const storesNothing = (product: string, mark: string) =>
	`Este site não usa cookies para visitantes. ${theme} O ${product}, que conta as visitas, também não guarda nada no seu aparelho; só verifica se existe no armazenamento local a marca “${mark}”, que o desliga.`

/** The Portuguese privacy policy's words for each kind of analytics, and for none. */
export function analyticsWordsPt(analytics: Analytics | null): AnalyticsWords {
	switch (analytics?.kind) {
		case 'own':
			return {
				usage: `${app} Este site conta, por dia, quantas vezes é usado.`,
				basis: interestOnSite,
				companies: 'hospedagem e envio de e-mail',
				storage: `Este site não usa cookies para visitantes, e a contagem não guarda nem lê nada no seu aparelho. ${theme}`,
				counted: countedBlocks('pt'),
				kept: 'Sem prazo: as somas não dizem nada sobre nenhuma pessoa.',
			}
		case 'gtag':
			return {
				usage: `${app} Neste site, só depois que você concorda: o Google Analytics registra então as páginas que você abre, de onde veio, sua localização aproximada e algumas ações: ${actions}.`,
				basis: consentInApp,
				companies: 'hospedagem, envio de e-mail e o Google, cujo Analytics conta as visitas',
				storage: `Este site não usa cookies, a menos que você deixe o Google Analytics contar sua visita. Nesse caso ele cria dois, “_ga” e um que começa com “_ga_”, que reconhecem seu navegador por até dois anos; antes disso nada do Google é carregado. Sua resposta fica no armazenamento local do navegador. “Configurar cookies”, no rodapé da maioria das páginas, pergunta de novo, e um não apaga os dois cookies. ${theme}`,
			}
		case 'plausible':
			return {
				usage: `${app} Neste site, o Plausible registra a página, de onde você veio, país, navegador, tipo de aparelho e algumas ações: ${actions}. Ele não guarda endereço IP nem nada que reconheça você no dia seguinte.`,
				basis: interestOnSite,
				companies: 'hospedagem, envio de e-mail e o Plausible, que conta as visitas',
				storage: storesNothing('Plausible', 'plausible_ignore'),
			}
		case 'umami':
			return {
				usage: `${app} Neste site, o Umami registra a página, de onde você veio, país, idioma, navegador, tipo de aparelho e algumas ações: ${actions}. Ele não guarda endereço IP nem nada que reconheça você em outro mês.`,
				basis: interestOnSite,
				companies: `hospedagem, envio de e-mail e a contagem de visitas com o Umami em ${new URL(analytics.script).host}`,
				storage: storesNothing('Umami', 'umami.disabled'),
			}
		default:
			return {
				usage: `${app} Este site não conta os visitantes.`,
				basis: consentInApp,
				companies: 'hospedagem e envio de e-mail',
				storage: `Este site não usa cookies para visitantes. ${theme}`,
			}
	}
}
