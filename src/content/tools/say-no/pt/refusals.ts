import type { MessageWords } from '#domain/say-no/compose.ts'

/** `[…]` is left out of spoken messages; `{informal|formal|plural}`, the plural being informal where it is missing. */
export const refusals: MessageWords['refusals'] = {
	tonight: {
		gently: [
			'{Adorei|Agradeço muito} o convite, mas hoje[ estou sem energia e] vou ficar em casa {pra|para} descansar.',
			'{Que legal que você me chamou|Fico feliz com o convite|Que legal que vocês me chamaram}, mas hoje {vou ter que passar|não vou conseguir ir}[{,| porque} preciso descansar um pouco].',
			'Fiquei feliz com o convite, mas hoje não vou conseguir ir[{,| porque} estou precisando de descanso].',
		],
		plainly: [
			'Hoje não vou conseguir ir[{, estou sem energia| porque preciso descansar}], mas {valeu pelo|agradeço o} convite.',
			'{Valeu por me chamar|Agradeço por me convidar|Valeu por me chamarem}, mas hoje {vou ficar em casa[ descansando]|preciso ficar em casa[ e descansar]}.',
			'Hoje à noite não vou {conseguir|poder} ir[{,| porque} preciso descansar], mas {adorei|agradeço} o convite.',
		],
		firmly: [
			'{Hoje eu não vou[ mesmo]|Hoje[ à noite] não vou poder ir}, mas {valeu pelo|agradeço o} convite.',
			'{Hoje vou ficar em casa[ mesmo], preciso|Hoje[ à noite] vou ficar em casa porque preciso|Hoje vou ficar em casa[ mesmo], preciso} descansar, mas {valeu por lembrar de mim|agradeço o convite|valeu por lembrarem de mim}.',
			'{Valeu pelo|Agradeço o} convite, mas hoje {eu não vou|não vou poder ir}[. Preciso da noite {pra|para} descansar].',
		],
	},
	party: {
		gently: [
			'{Adorei o convite pra festa|Agradeço muito o convite para a festa}, mas dessa vez não vou conseguir ir[{, ando sem energia pra muita gente| porque ando precisando descansar}].',
			'{Que legal que você me chamou, mas essa festa eu vou deixar passar[, ando precisando descansar]|Fico feliz com o convite, mas dessa vez não vou conseguir ir[ porque preciso descansar]|Que legal que vocês me chamaram, mas essa festa eu vou deixar passar[, ando precisando descansar]}.',
			'Fiquei feliz com o convite, mas dessa vez vou ficar em casa[ {pra|para} recarregar as energias].',
		],
		plainly: [
			'Dessa vez não vou conseguir ir[{,| porque} estou precisando descansar], mas {valeu pelo|agradeço o} convite.',
			'{Valeu por me chamar|Agradeço por me convidar|Valeu por me chamarem}, mas dessa vez não vou poder ir[{, ando sem energia pra festa| porque preciso descansar}].',
			'{Essa festa eu vou deixar passar[, estou sem energia pra muita gente]|Dessa vez não vou poder ir à festa[ porque preciso descansar]}, mas {adorei|agradeço} o convite.',
		],
		firmly: [
			'{Valeu pelo|Agradeço o} convite, mas {eu não vou|não vou poder ir} à festa[ dessa vez].',
			'{Dessa vez eu não vou|Dessa vez não vou poder ir}[ mesmo], mas {valeu por lembrar de mim|agradeço por ter lembrado de mim|valeu por lembrarem de mim}.',
			'{Essa festa eu vou deixar passar[ mesmo]|Não vou poder ir à festa[ dessa vez]}, mas {valeu pelo|agradeço o} convite.',
		],
	},
	agreed: {
		gently: [
			'{Desculpa, mas vou ter que desmarcar[ o que a gente combinou]|Desculpe, mas vou precisar desmarcar[ o que combinamos]|Desculpem, mas[ dessa vez] não vou conseguir ir}. Estou sem energia{ nenhuma|| nenhuma}.',
			'Não vou mais conseguir ir[{,| porque} preciso muito descansar]. {Desculpa|Desculpe|Desculpem} por mudar os planos.',
			'{Preciso muito descansar e vou ter que desmarcar[ o que a gente combinou]. Desculpa|Preciso muito descansar e vou ter que desmarcar[ o que combinamos]. Desculpe|Preciso muito descansar e não vou mais conseguir ir[ com vocês]. Desculpem} por isso.',
		],
		plainly: [
			'{Desculpa|Peço desculpas|Desculpem}, mas não vou conseguir ir[{,| porque} preciso descansar].',
			'{Vou ter que desmarcar|Vou ter que desmarcar|Vou ter que ficar de fora} dessa vez[{,| porque} preciso descansar]. {Desculpa|Desculpe|Desculpem} a mudança de planos.',
			'Fiquei sem energia e não vou conseguir ir[ dessa vez], {desculpa|peço desculpas|desculpem}.',
		],
		firmly: [
			'{Desculpa|Peço desculpas|Desculpem}, mas não vou mais poder ir[{,| porque} preciso mesmo descansar].',
			'{Vou ter que cancelar mesmo|Vou ter que cancelar o que combinamos|Vou ter que ficar de fora mesmo}[{, preciso desse tempo pra| porque preciso desse tempo para} descansar]. {Desculpa|Desculpe|Desculpem} por mudar os planos.',
			'{Dessa vez não vou conseguir ir mesmo[, preciso descansar]. Desculpa, tá?|Realmente não vou poder ir[ porque preciso descansar]. Desculpe por isso.|Dessa vez não vou conseguir ir mesmo[, preciso descansar]. Desculpem, tá?}',
		],
	},
	meeting: {
		gently: [
			'Se não for problema, prefiro ficar de fora dessa reunião. Leio a ata depois[ e respondo o que for comigo].',
			'Posso ficar de fora dessa reunião? O que for comigo, respondo por escrito[ depois].',
			'Se {der|você concordar}, prefiro não participar dessa reunião[ e usar o tempo {pra|para} adiantar o trabalho]. Depois leio a ata.',
		],
		plainly: [
			'Não vou conseguir participar dessa reunião[{,| porque} preciso me concentrar no que já tenho], mas leio a ata depois.',
			'Vou precisar ficar de fora dessa reunião[ {pra|para} me concentrar no trabalho]. O que for comigo, respondo por escrito.',
			'Não vou poder estar nessa reunião, mas me atualizo pela ata[ depois].',
		],
		firmly: [
			'{Não vou poder participar dessa reunião|Desculpe, mas não vou poder participar dessa reunião}, mas leio a ata depois[ e respondo o que for comigo].',
			'{Vou|Preciso} ficar de fora dessa reunião, mas respondo[ por escrito] o que for comigo.',
			'{Essa reunião não vai dar pra mim|Não vou poder acompanhar essa reunião}[{,| porque} preciso me concentrar no que já tenho]. Depois me atualizo pela ata.',
		],
	},
	call: {
		gently: [
			'Gosto muito de falar com você, mas[ hoje] estou sem energia pra ligação. Pode ser por mensagem?',
			'Hoje não vou conseguir falar por telefone[, preciso de um pouco de silêncio]. Me manda uma mensagem?',
			'Hoje estou sem pique pra ligação, mas pode me mandar mensagem[ que eu respondo].',
		],
		plainly: [
			'Não vou conseguir falar por telefone[ hoje], mas me manda mensagem.',
			'Hoje não vai dar pra ligação[, estou sem energia]. Por mensagem eu respondo.',
			'Prefiro não falar por telefone hoje[, estou sem energia]. Me escreve que eu respondo.',
		],
		firmly: [
			'Hoje eu não vou atender ligação[, preciso de silêncio], mas pode me mandar mensagem.',
			'Ligação hoje não, tá?[ Preciso de silêncio.] Por mensagem eu respondo.',
			'Hoje não vou conseguir falar por telefone[, preciso descansar]. Me manda mensagem e eu respondo quando puder.',
		],
	},
	formalCall: {
		gently: [
			'Podemos resolver isso por escrito, em vez de ligar?[ Assim respondo com mais calma.]',
			'Se não for problema, prefiro responder por escrito[, com mais calma,] em vez de falar por telefone.',
			'{Dá pra resolver isso por escrito? É só me mandar|Seria possível resolver isso por escrito? Pode me mandar} as perguntas[ que eu respondo assim que puder].',
		],
		plainly: [
			'Hoje prefiro responder por escrito[, se não for problema]. {Me manda as perguntas|Poderia me enviar as perguntas}?',
			'Hoje não vou conseguir falar por telefone, mas respondo por escrito[ com calma].',
			'Hoje {pra|para} mim fica melhor por escrito[ do que por telefone]. {Me manda|Pode me mandar} os detalhes?',
		],
		firmly: [
			'{Por telefone não vai dar mesmo|Não vou poder falar por telefone}[ hoje], mas respondo por escrito.',
			'Prefiro mesmo responder por escrito[, em vez de falar por telefone]. {É só mandar|Pode me enviar} as perguntas.',
			'Hoje não vou {conseguir|poder} atender[ por telefone]. Por escrito eu respondo assim que puder.',
		],
	},
	night: {
		gently: [
			'Adoro {te ver|te ver|ver vocês}, mas dessa vez não vou ficar pra dormir[, descanso melhor na minha cama].',
			'Valeu por me {chamar|chamar|chamarem} pra ficar, mas dessa vez prefiro dormir em casa[, preciso descansar bem].',
			'Adorei o convite, só que prefiro dormir em casa[, é onde eu recarrego as energias].',
		],
		plainly: [
			'Dessa vez não vou conseguir ficar pra dormir[, preciso descansar], mas valeu pelo convite.',
			'Pra dormir não vai dar dessa vez[, preciso de um tempinho só meu], mas valeu por me {chamar|chamar|chamarem}.',
			'Dessa vez vou dormir em casa[, descanso melhor na minha cama], mas adorei o convite.',
		],
		firmly: [
			'Valeu por me {chamar|chamar|chamarem}, mas eu não vou ficar pra dormir[ dessa vez].',
			'Eu vou dormir em casa mesmo[, preciso descansar], mas adorei o convite.',
			'Dessa vez eu não fico pra dormir[, descanso melhor na minha cama], mas valeu pelo convite.',
		],
	},
	late: {
		gently: [
			'Adoro estar com {você|você|vocês}, mas hoje vou embora mais cedo[, estou com pouca energia].',
			'Hoje vou sair mais cedo, tá? Preciso descansar[ um pouco].',
			'Hoje só vou conseguir ficar um pouquinho[, estou com pouca energia], mas é sempre bom {te ver|te ver|ver vocês}.',
		],
		plainly: [
			'Hoje não vou conseguir ficar até tarde[, preciso descansar], tá?',
			'{Desculpa|Desculpe|Desculpem}, mas só vou conseguir ficar um pouco hoje[, preciso descansar].',
			'Hoje vou ter que sair mais cedo, tá?[ Minha energia está no fim.]',
		],
		firmly: [
			'Hoje eu vou embora cedo[ mesmo], tá? Preciso descansar.',
			'Hoje não vou ficar até tarde mesmo[, preciso descansar], mas adoro estar com {você|você|vocês}.',
			'Já aviso que hoje vou embora mais cedo[, preciso da noite pra descansar], tá?',
		],
	},
	overtime: {
		gently: [
			'Se não for problema, hoje prefiro sair no horário[ {pra|para} descansar].',
			'Hoje não vou conseguir ficar até mais tarde[{,| porque} preciso descansar], mas deixo tudo encaminhado.',
			'Posso sair no horário hoje? Estou precisando descansar[ um pouco].',
		],
		plainly: [
			'Hoje não vou poder ficar além do horário[{,| porque} preciso descansar].',
			'Hoje preciso sair no horário[ {pra|para} descansar], mas deixo anotado o que falta.',
			'Hoje não consigo ficar até mais tarde[{,| porque} estou sem energia {pra|para} render bem].',
		],
		firmly: [
			'Hoje realmente não vou poder ficar até mais tarde[ e prefiro avisar logo].',
			'Hoje preciso mesmo sair no horário[ {pra|para} descansar]. O que falta, deixo anotado.',
			'{Hora extra hoje não vai dar pra mim|Hoje não vou poder fazer hora extra}[{,| porque} preciso da noite {pra|para} descansar].',
		],
	},
	favour: {
		gently: [
			'{Queria muito ajudar|Agradeço a confiança|Queria muito ajudar}, mas dessa vez não vou conseguir[{,| porque} estou sem energia].',
			'{Queria poder te ajudar|Gostaria de poder ajudar|Queria poder ajudar vocês}, mas agora não consigo[{,| porque} ando sem energia].',
			'{Pensei com carinho|Desculpe|Pensei com carinho}, mas dessa vez vou {ter que|precisar} dizer não[{,| porque} ando sem energia].',
		],
		plainly: [
			'{Desculpa|Desculpe|Desculpem}, mas dessa vez não vou conseguir {te ajudar|ajudar|ajudar vocês}[{,| porque} estou sem energia].',
			'{Não vou conseguir pegar isso agora, tá?[ Preciso descansar um pouco.]|Não vou poder assumir isso agora[ porque preciso descansar].}',
			'{Nessa eu não vou conseguir ajudar[, ando com pouca energia], desculpa|Desculpe, mas não vou poder ajudar com isso[ porque ando com pouca energia]|Nessa eu não vou conseguir ajudar[, ando com pouca energia], desculpem}.',
		],
		firmly: [
			'{Dessa vez não vai dar mesmo, tá?[ Preciso descansar.]|Dessa vez realmente não vou poder ajudar[ porque preciso descansar].}',
			'{Não vou conseguir te ajudar com isso agora|Não vou poder ajudar com isso agora|Não vou conseguir ajudar com isso agora}[ e prefiro avisar logo].',
			'{Dessa vez vou ter que dizer não|Vou precisar recusar dessa vez}[{,| porque} estou sem energia], mas {valeu por pensar em mim|agradeço a confiança|valeu por pensarem em mim}.',
		],
	},
	task: {
		gently: [
			'{Valeu por pensar em mim|Agradeço a confiança}, mas agora não consigo assumir isso[ sem deixar outra coisa de lado].',
			'{Queria poder|Gostaria de} ajudar, mas no momento não consigo assumir mais nada[ com qualidade].',
			'Não ia conseguir dar a atenção que isso merece[ agora], então é melhor eu não pegar isso agora.',
		],
		plainly: [
			'Não vou conseguir assumir isso agora[{,| porque} já tenho bastante coisa em andamento].',
			'No momento não consigo encaixar mais nada[ na minha semana].',
			'Não vou dar conta disso agora[, com tudo o que já tenho].',
		],
		firmly: [
			'Realmente não vou conseguir assumir isso agora[ sem prejudicar o que já está comigo].',
			'{Dessa vez vou ter que dizer não|Desculpe, mas dessa vez não vou conseguir}[{,| porque} minha semana já está no limite].',
			'{Não consigo pegar|Não tenho como assumir} mais nada agora[ sem atrasar o que já está em andamento].',
		],
	},
}
