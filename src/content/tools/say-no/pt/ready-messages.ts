import type { ReadyMessages } from '#content/types/say-no.ts'

/** Sixty messages in Brazilian Portuguese, no sentence twice. */
export const readyMessages: ReadyMessages = {
	friend: [
		{
			about: 'Hoje à noite',
			text: 'Hoje estou com 20% de bateria, então fico em casa. Sábado?',
		},
		{
			about: 'Uma festa',
			text: 'Adorei o convite. Muita gente junta é demais para mim nesta semana. Boa festa.',
		},
		{
			about: 'Desmarcar',
			text: 'Desculpa desmarcar em cima da hora. Estou com 5% e não seria boa companhia. Pode ser na semana que vem?',
		},
		{
			about: 'Uma ligação',
			text: 'Hoje prefiro escrever a falar. Me conta tudo por mensagem?',
		},
		{
			about: 'Dormir fora',
			text: 'Para o jantar eu vou, com prazer. Depois volto, porque em casa eu recarrego melhor.',
		},
		{
			about: 'Sair mais cedo',
			text: 'Vou nas duas primeiras horas e saio às nove, enquanto ainda sou boa companhia.',
		},
		{
			about: 'Um favor',
			text: 'Na mudança eu não consigo ajudar desta vez, estou com pouca energia. Tomara que apareça bastante gente.',
		},
		{
			about: 'Em cima da hora',
			text: 'Assim, em cima da hora, não consigo. Se você me chamar um dia antes, é bem provável que eu vá.',
		},
		{
			about: 'Mais uma noite',
			text: 'Já tenho uma noite fora nesta semana, e uma é o meu limite. Que tal quinta que vem?',
		},
		{
			about: 'Um fim de semana',
			text: 'Um fim de semana inteiro é muito para mim. Por um dia eu vou com gosto.',
		},
	],
	family: [
		{
			about: 'Hoje à noite',
			text: 'Hoje vou ficar em casa. O trabalho levou minha energia, e quero ver vocês com mais disposição.',
		},
		{
			about: 'Uma festa de família',
			text: 'Desta vez não vou à festa, tanta gente junta me cansa. Manda um beijo para todo mundo.',
		},
		{
			about: 'Ficar só um pouco',
			text: 'Vou ao aniversário das três às cinco. Depois preciso de sossego, então cortem o bolo cedo.',
		},
		{
			about: 'Desmarcar',
			text: 'Não vou conseguir ir no domingo, me desculpa. Estou com 10% e preciso do dia para descansar. Posso ir no outro?',
		},
		{
			about: 'Uma ligação',
			text: 'Hoje não tenho fôlego para telefone. Ligo no domingo, para poder escutar direito.',
		},
		{
			about: 'Dormir fora',
			text: 'Passo o dia com vocês e durmo em casa. Preciso da noite só para mim para recarregar.',
		},
		{
			about: 'Receber visitas',
			text: 'Este ano não consigo receber todo mundo aqui. Levo dias para me recuperar de tanta visita. A sobremesa eu levo, seja onde for.',
		},
		{
			about: 'Sair mais cedo',
			text: 'Vou indo agora, com 30% de bateria, para aproveitar o dia de amanhã. Foi muito bom ver vocês.',
		},
		{
			about: 'Um favor',
			text: 'Nesta semana não consigo. Me pede de novo no sábado, depois que eu descansar.',
		},
		{
			about: 'As festas de fim de ano',
			text: 'Minha energia dá para dois dias em família, não para a semana toda. Quais dois são melhores para vocês?',
		},
	],
	colleague: [
		{
			about: 'Happy hour',
			text: 'Hoje vou direto para casa. Depois de tanta reunião, preciso de silêncio. Almoço na quinta?',
		},
		{
			about: 'Festa da empresa',
			text: 'Este ano vou pular a festa. Aproveita, e me conta na segunda.',
		},
		{
			about: 'Almoço',
			text: 'Hoje almoço na minha, para ter energia à tarde. Amanhã vou com vocês.',
		},
		{
			about: 'Uma reunião',
			text: 'Acho que vocês não precisam de mim nessa reunião. O que for comigo eu respondo por escrito.',
		},
		{
			about: 'Reunião demais',
			text: 'Tenho quatro reuniões hoje e não ia acompanhar a quinta. Me manda a ata?',
		},
		{
			about: 'Uma ligação',
			text: 'Você pode me mandar por e-mail? Por escrito eu respondo melhor.',
		},
		{
			about: 'Ficar até mais tarde',
			text: 'Hoje saio no horário. Amanhã cedo começo por isso.',
		},
		{
			about: 'Uma tarefa',
			text: 'Não consigo pegar isso sem largar algo meu. Quem mais poderia fazer?',
		},
		{
			about: 'Desmarcar',
			text: 'Vou ter que desmarcar o café de hoje, minha energia acabou. Amanhã cedo é bom para você?',
		},
		{
			about: 'Conversa na mesa',
			text: 'Preciso de uma hora de silêncio para terminar isto. Às três passo na sua mesa.',
		},
	],
	boss: [
		{
			about: 'Uma tarefa',
			text: 'Não consigo assumir isso sem deixar outra coisa de lado. O que deve vir primeiro?',
		},
		{
			about: 'Uma tarefa com prazo',
			text: 'Minha agenda está fechada até quinta. Posso começar na sexta, se ainda der tempo.',
		},
		{
			about: 'Uma reunião',
			text: 'Posso ficar fora dessa reunião para terminar o que vence hoje? Leio a ata à tarde.',
		},
		{
			about: 'Parte da reunião',
			text: 'Tudo bem se eu participar só dos primeiros quinze minutos? Minha parte cabe neles.',
		},
		{
			about: 'Ficar até mais tarde',
			text: 'Hoje não posso ficar além do horário. Amanhã às oito começo por isso, com a cabeça fresca.',
		},
		{
			about: 'Um evento à noite',
			text: 'Agradeço o convite para hoje. Não vou: descansando agora, rendo mais amanhã.',
		},
		{
			about: 'Festa da empresa',
			text: 'Este ano deixo a festa com o pessoal. Em um almoço da equipe eu vou com prazer.',
		},
		{
			about: 'Uma ligação',
			text: 'Podemos resolver por e-mail? Até o meio-dia você tem a resposta por escrito.',
		},
		{
			about: 'Trabalho à noite',
			text: 'Hoje à noite vou ficar offline. Cuido disso amanhã, antes das dez.',
		},
		{
			about: 'Uma apresentação',
			text: 'Duas apresentações na mesma semana eu não consigo fazer bem. Uma delas pode ficar para a próxima?',
		},
	],
	group: [
		{
			about: 'Hoje à noite',
			text: 'Hoje fico fora, bateria social em 12%. Divirtam-se.',
		},
		{
			about: 'Uma festa',
			text: 'É gente demais para mim desta vez. Aproveitem e mandem fotos.',
		},
		{
			about: 'Sair mais cedo',
			text: 'Vou das sete às nove e saio sem despedida. Não é nada com vocês.',
		},
		{
			about: 'Algo grande',
			text: 'Nessa eu não vou. Em algo menor, contem comigo.',
		},
		{
			about: 'Um fim de semana',
			text: 'Não vou no fim de semana. Três dias em grupo são dois a mais do que eu aguento.',
		},
		{
			about: 'Desmarcar',
			text: 'Desculpem, vou sair do programa de sexta. Minha energia acabou antes da semana.',
		},
		{
			about: 'O próprio grupo',
			text: 'Vou silenciar este grupo até segunda. Se for urgente, me escrevam direto.',
		},
		{
			about: 'Organizar',
			text: 'Este ano não consigo organizar. Em troca, levo as bebidas.',
		},
		{
			about: 'Duas noites seguidas',
			text: 'Minha energia dá para uma das duas noites. Podem me colocar no sábado.',
		},
		{
			about: 'Chamada de vídeo',
			text: 'Hoje não entro na chamada. Leio o que vocês decidirem e dou meu voto.',
		},
	],
	acquaintance: [
		{
			about: 'Um convite',
			text: 'Agradeço por me convidar. Deixo as noites da semana livres, por isso não vou.',
		},
		{
			about: 'Uma festa',
			text: 'Que gentileza a sua. Festa em que não conheço ninguém não é para mim. Desejo uma ótima noite.',
		},
		{
			about: 'Um café',
			text: 'Agradeço o convite para o café. No momento tenho energia para pouca companhia, então vou dizer não.',
		},
		{
			about: 'Uma ligação',
			text: 'Você pode mandar a pergunta por e-mail? Respondo ainda nesta semana.',
		},
		{
			about: 'Desmarcar',
			text: 'Peço desculpas, vou precisar desmarcar amanhã. Calculei mal a minha energia. Podemos escolher outro dia?',
		},
		{
			about: 'Um favor',
			text: 'Nisso eu não posso ajudar. Espero que encontre alguém.',
		},
		{
			about: 'Vizinhança',
			text: 'Que boa ideia a festa da rua. Passo meia hora para dar um oi e volto para casa.',
		},
		{
			about: 'Clube ou comissão',
			text: 'Não posso entrar na comissão. Tenho uma noite por mês para isso, e ela já tem destino.',
		},
		{
			about: 'Conversa na viagem',
			text: 'Agora prefiro ficar em silêncio. Boa viagem para você.',
		},
		{
			about: 'Trocar telefone',
			text: 'Prefiro não passar meu número. Foi bom conversar com você.',
		},
	],
}
