import type { MessageWords } from '#domain/say-no/compose.ts'

/** `[…]` fica de fora quando a mensagem é falada; `{você informal|você formal|vocês}` ou `{informal|formal}`. */
export const refusals: MessageWords['refusals'] = {
	tonight: {
		gently: [
			'{Adorei|Agradeço} o convite. {Hoje estou com 20% de bateria[ social], então|Hoje à noite[ preciso de sossego, então]} vou ficar em casa.',
			'Que bom que {você lembrou|você lembrou|vocês lembraram} de mim. Hoje à noite eu não vou[, {preciso de um tempo só meu|preciso descansar}].',
			'Fiquei feliz com o convite. Hoje não dou conta de sair[, estou sem energia].',
		],
		plainly: [
			'Hoje à noite não posso[, {estou com 15% de bateria|preciso descansar}]. {Valeu pelo|Agradeço o} convite.',
			'Vou ficar em casa hoje[ para recarregar]. {Valeu por me chamar|Agradeço o convite|Valeu por me chamarem}.',
			'Hoje à noite não dá para mim[, preciso de uma noite tranquila].',
		],
		firmly: [
			'Hoje à noite eu não vou[, e prefiro avisar logo].',
			'Hoje à noite fico de fora[, então {não conta|não conte|não contem} comigo].',
			'{Não conta|Não conte|Não contem} comigo hoje à noite[. Vou guardar a noite para mim].',
		],
	},
	party: {
		gently: [
			'{Adorei|Agradeço|Adorei} o convite para a festa. Desta vez eu não vou[, muita gente junta é demais para mim agora].',
			'{Que legal você me convidar|Que gentileza me convidar|Que legal vocês me convidarem}. Uma festa é demais para mim agora[, então vou ficar em casa].',
			'Fiquei feliz com a lembrança. Vou deixar essa festa passar[, preciso de sossego].',
		],
		plainly: [
			'Não vou conseguir ir à festa[, preciso descansar nesse dia]. {Valeu pelo|Agradeço o|Valeu pelo} convite.',
			'Eu não vou à festa[, {estou com 30% e ela gasta mais|estou sem energia para muita gente}].',
			'Festa não é para mim desta vez[, mas {valeu pelo|agradeço o|valeu pelo} convite].',
		],
		firmly: [
			'Eu não vou à festa[. Aviso agora para {você se organizar|você se organizar|vocês se organizarem}].',
			'Dessa festa eu fico fora[, então {não conta|não conte|não contem} comigo].',
			'Não vou estar na festa[. Vou guardar esse tempo para mim].',
		],
	},
	agreed: {
		gently: [
			'{Desculpa|Peço desculpas|Desculpem}, não vou conseguir ir ao nosso encontro. {Estou com 10% de bateria|Estou sem energia}[ e prefiro avisar logo].',
			'Vou ter que desmarcar, e peço desculpas por isso. Preciso descansar[ mais do que eu imaginava].',
			'Não vou conseguir manter o nosso encontro[, minha energia acabou]. {Desculpa|Desculpe|Desculpem} por mudar os planos.',
		],
		plainly: [
			'Não vou poder fazer o que combinamos[. Calculei mal a minha energia].',
			'No fim não vou conseguir ir[, preciso muito descansar].',
			'Vou ter que voltar atrás no que combinamos[, preciso desse tempo para descansar].',
		],
		firmly: [
			'Não vou mais ao nosso encontro[. Sei que isso muda os planos].',
			'Decidi não ir[. Aviso agora para {você não contar|você não contar|vocês não contarem} comigo].',
			'O que combinamos não vai dar certo para mim[, então {não me espera|não me espere|não me esperem}].',
		],
	},
	meeting: {
		gently: [
			'Essa reunião pode acontecer sem mim? Eu leio a ata[ e respondo o que for comigo].',
			'Tudo bem se eu ficar fora dessa reunião? Posso responder às perguntas[ por escrito].',
			'Eu gostaria de pular essa reunião[ e usar o tempo para trabalhar com foco]. A ata me basta.',
		],
		plainly: [
			'Não vou participar dessa reunião. O que for comigo, respondo por escrito[, assim que receber a ata].',
			'Vou ficar fora dessa reunião[ para trabalhar com foco]. A ata me basta.',
			'Deixo essa reunião com o pessoal[ e me atualizo depois].',
		],
		firmly: [
			'Vou recusar essa reunião[ e responder às perguntas por escrito].',
			'Não vou estar nessa reunião[. O que eu precisar saber, leio na ata].',
			'Eu não vou a essa reunião[; as perguntas podem vir por escrito].',
		],
	},
	call: {
		gently: [
			'Gosto de falar com você, mas ligação é demais para mim agora[, preciso de silêncio]. Melhor por mensagem.',
			'Falar ao telefone tem sido cansativo para mim[, por isso não estou atendendo]. Você me escreve?',
			'Estou com 10% de bateria e prefiro não falar por telefone[ hoje]. Por mensagem eu respondo.',
		],
		plainly: [
			'Não posso falar por telefone[ agora]. Me manda uma mensagem.',
			'Hoje não atendo ligação[, preciso ficar em silêncio]. Mensagem eu leio.',
			'Estou sem energia para ligação[ hoje]. Uma mensagem resolve.',
		],
		firmly: [
			'Não quero falar por telefone. Eu respondo[ por escrito] quando puder.',
			'Ligação eu não faço hoje[, preciso de silêncio].',
			'Hoje não vou falar por telefone[. Pode me mandar mensagem].',
		],
	},
	formalCall: {
		gently: [
			'Podemos resolver isso por escrito, em vez de ligar? Eu respondo[ com mais calma e] assim que puder.',
			'Eu preferia não fazer a ligação. Respondo tudo por escrito[, é só mandar as perguntas].',
			'Pode ser uma mensagem em vez da ligação? Escrever funciona melhor para mim[ hoje].',
		],
		plainly: [
			'Prefiro não falar por telefone[ sobre isso]. Se puder escrever, eu respondo.',
			'Ligação não dá para mim[ hoje]. Por escrito funciona bem.',
			'Prefiro resolver isso por escrito[, sem ligação].',
		],
		firmly: [
			'Não vou fazer ligação. Respondo por escrito[, é só mandar as perguntas].',
			'Vou recusar a ligação e responder por escrito[, assim que receber as perguntas].',
			'Não vou tratar disso por telefone hoje. Me escreva, por favor[, que eu leio com calma].',
		],
	},
	night: {
		gently: [
			'Quero muito ver {você|você|vocês}, mas dormir fora é demais para mim[ agora].',
			'Gosto do tempo com {você|você|vocês}. Para dormir fora me falta energia[ no momento].',
			'Estar com {você|você|vocês} me faz bem, mas dormir fora deixa tudo longo demais para mim[ agora].',
		],
		plainly: [
			'Dormir fora não dá para mim[; preciso da noite para recarregar].',
			'Não consigo dormir fora[, preciso de um tempo só meu].',
			'Desta vez não durmo fora[, preciso de sossego].',
		],
		firmly: [
			'Não vou dormir fora[, e prefiro dizer logo].',
			'Passar a noite fora, não[. É pela minha energia, não por {você|você|vocês}].',
			'Dormir fora não é possível para mim[, então {planeja|planeje|planejem} sem isso].',
		],
	},
	late: {
		gently: [
			'Desta vez quero ir embora mais cedo[, enquanto ainda tenho energia]. Não é nada com {você|você|vocês}.',
			'É bom estar com {você|você|vocês}, mas não vou ficar até tarde[; minha energia acaba antes da noite].',
			'Hoje vou sair mais cedo[, {enquanto estou com 30%|antes que a energia acabe}]. {Não leva|Não leve|Não levem} para o lado pessoal.',
		],
		plainly: [
			'Não vou ficar até tarde[, preciso de um pouco da noite para mim].',
			'Hoje vou embora mais cedo[, enquanto tenho energia].',
			'Não posso ficar muito[, quero dormir cedo].',
		],
		firmly: [
			'Vou embora mais cedo[ hoje]. Isso é importante para mim.',
			'Não fico até o fim[, já está decidido].',
			'Vou para casa cedo[, então {não insiste|não insista|não insistam} para eu ficar].',
		],
	},
	overtime: {
		gently: [
			'Hoje eu gostaria de sair no horário. Preciso da noite para recarregar[ e render bem depois].',
			'Prefiro não ficar além do horário hoje. Trabalho melhor[ e com mais atenção] quando tenho a noite livre.',
			'Hoje eu gostaria de encerrar no horário. Deixo tudo anotado[ antes de sair].',
		],
		plainly: [
			'Hoje não posso ficar até mais tarde[, preciso da noite].',
			'Hoje saio no horário[ para descansar].',
			'Ficar além do horário hoje não dá para mim[, preciso da noite].',
		],
		firmly: [
			'Hoje não fico até mais tarde[. Aviso agora para dar tempo de se organizar].',
			'Hoje não posso fazer hora extra[; meu expediente termina no horário].',
			'Hoje vou embora no horário[, porque preciso da noite].',
		],
	},
	favour: {
		gently: [
			'Que bom que {você confia|você confia|vocês confiam} em mim. Estou sem energia para fazer isso bem[, então prefiro dizer não logo].',
			'Eu gostaria de ajudar, mas não consigo assumir isso[ agora].',
			'Pensei bem e desta vez vou dizer não[. Estou sem energia para isso].',
		],
		plainly: [
			'Nisso eu não consigo ajudar[, {estou com 10% nesta semana|estou com pouca energia}].',
			'Estou sem energia para isso[ agora].',
			'Não consigo assumir isso[, preciso desse tempo para descansar].',
		],
		firmly: [
			'Não vou assumir isso agora[. Aviso logo para {você procurar|você procurar|vocês procurarem} outra pessoa].',
			'Desta vez é não[, e prefiro não entrar nos motivos].',
			'Agora eu não vou fazer isso[, então {não conta|não conte|não contem} comigo nesta semana].',
		],
	},
	task: {
		gently: [
			'Que bom que você pensou em mim. Não consigo assumir isso[ sem deixar outra coisa de lado].',
			'Eu gostaria de ajudar, mas não tenho disponibilidade para isso[ agora].',
			'Eu não daria a atenção que isso merece[ agora], então prefiro dizer não.',
		],
		plainly: [
			'Não consigo assumir isso[, já tenho tarefas demais].',
			'Não tenho como encaixar isso[ agora].',
			'Não consigo dar conta disso[ junto com o resto do trabalho].',
		],
		firmly: [
			'Não consigo somar isso ao que já tenho[. Aviso logo, para outra pessoa poder pegar].',
			'Preciso dizer não a isso[; o que já tenho vem primeiro].',
			'Isso não cabe mais na minha semana[ sem mudar um prazo].',
		],
	},
}
