import type { ReadyMessages } from '#content/types/say-no.ts'

/** Sixty messages in Brazilian Portuguese, no sentence twice. */
export const readyMessages: ReadyMessages = {
	friend: [
		{
			about: 'Hoje à noite',
			text: 'Valeu pelo convite, mas minha bateria social hoje está em 20% e vou ficar em casa. Que tal sábado?',
		},
		{
			about: 'Uma festa',
			text: 'Adorei o convite, mas essa semana estou sem energia pra muita gente. Aproveita muito.',
		},
		{
			about: 'Desmarcar',
			text: 'Desculpa desmarcar em cima da hora, mas minha bateria social está em 5%. Pode ser na semana que vem?',
		},
		{
			about: 'Uma ligação',
			text: 'Hoje estou sem pique pra telefone. Me conta tudo por mensagem?',
		},
		{
			about: 'Dormir fora',
			text: 'Pro jantar eu vou com prazer, mas depois volto pra dormir em casa. Descanso melhor na minha cama.',
		},
		{
			about: 'Sair mais cedo',
			text: 'Eu vou, mas só fico umas duas horas, tá? Depois disso minha bateria social acaba.',
		},
		{
			about: 'Um favor',
			text: 'Na mudança eu não vou conseguir ajudar dessa vez, estou sem energia. Tomara que apareça bastante gente.',
		},
		{
			about: 'Em cima da hora',
			text: 'Assim, em cima da hora, eu não consigo. Se me chamar um dia antes, fica bem mais fácil.',
		},
		{
			about: 'Mais uma noite',
			text: 'Essa semana eu já saí uma noite e agora preciso descansar. Que tal quinta que vem?',
		},
		{
			about: 'Um fim de semana',
			text: 'O fim de semana inteiro é muito pra mim, mas um dia eu vou com gosto. Pode ser no sábado?',
		},
	],
	family: [
		{
			about: 'Hoje à noite',
			text: 'Hoje vou ficar em casa, saí do trabalho sem energia nenhuma. Posso passar aí no fim de semana?',
		},
		{
			about: 'Uma festa de família',
			text: 'Dessa vez não vou conseguir ir, preciso de um dia de sossego. Manda um beijo pra todo mundo.',
		},
		{
			about: 'Ficar só um pouco',
			text: 'Vou ao aniversário, mas só fico das três às cinco, tá? Depois preciso descansar um pouco.',
		},
		{
			about: 'Desmarcar',
			text: 'Desculpa, mas não vou conseguir ir no domingo, preciso do dia pra descansar. Posso ir no outro?',
		},
		{
			about: 'Uma ligação',
			text: 'Hoje estou sem energia pra telefone. Te ligo no domingo, aí a gente conversa com calma.',
		},
		{
			about: 'Dormir fora',
			text: 'Passo o dia com vocês, mas à noite volto pra dormir em casa. É onde eu recarrego as energias.',
		},
		{
			about: 'Receber visitas',
			text: 'Esse ano não vou conseguir receber todo mundo aqui em casa. Onde for, eu levo a sobremesa.',
		},
		{
			about: 'Sair mais cedo',
			text: 'Vou indo, minha bateria social já está em 10%. Foi muito bom ver vocês.',
		},
		{
			about: 'Um favor',
			text: 'Essa semana não vou conseguir. Me pede de novo no sábado, depois que eu descansar?',
		},
		{
			about: 'As festas de fim de ano',
			text: 'Minha energia dá pra dois dias em família, não pra semana toda. Quais são os melhores dias pra vocês?',
		},
	],
	colleague: [
		{
			about: 'Happy hour',
			text: 'Valeu por chamar, mas hoje vou direto pra casa descansar. Bora almoçar na quinta?',
		},
		{
			about: 'Festa da empresa',
			text: 'Esse ano eu vou pular a festa. Aproveita bastante e me conta na segunda.',
		},
		{
			about: 'Almoço',
			text: 'Hoje vou almoçar no meu canto pra recarregar um pouco. Amanhã vou com vocês.',
		},
		{
			about: 'Uma reunião',
			text: 'Acho que vocês não precisam de mim nessa reunião. O que for comigo, respondo por escrito.',
		},
		{
			about: 'Reunião demais',
			text: 'Já tenho quatro reuniões hoje e não vou conseguir acompanhar mais uma. Me manda a ata depois?',
		},
		{
			about: 'Uma ligação',
			text: 'Me manda por e-mail? Por escrito eu consigo responder melhor.',
		},
		{
			about: 'Ficar até mais tarde',
			text: 'Hoje preciso sair no horário, mas amanhã cedo começo por isso.',
		},
		{
			about: 'Uma tarefa',
			text: 'Não consigo pegar isso agora sem largar outra coisa. Será que mais alguém consegue?',
		},
		{
			about: 'Desmarcar',
			text: 'Desculpa, vou ter que desmarcar o café de hoje, minha bateria social está em 5%. Pode ser amanhã?',
		},
		{
			about: 'Conversa na mesa',
			text: 'Preciso de uma horinha de silêncio pra terminar isso. Às três passo na sua mesa.',
		},
	],
	boss: [
		{
			about: 'Uma tarefa',
			text: 'Não consigo assumir isso sem deixar outra coisa de lado. O que devo priorizar?',
		},
		{
			about: 'Uma tarefa com prazo',
			text: 'Até quinta não consigo encaixar mais nada. Posso começar na sexta, se ainda der tempo.',
		},
		{
			about: 'Uma reunião',
			text: 'Posso ficar de fora dessa reunião para terminar o que vence hoje? Leio a ata à tarde.',
		},
		{
			about: 'Parte da reunião',
			text: 'Posso participar só dos primeiros quinze minutos? Minha parte cabe nesse tempo.',
		},
		{
			about: 'Ficar até mais tarde',
			text: 'Hoje não vou poder ficar além do horário. Amanhã às oito começo por isso, com a cabeça fresca.',
		},
		{
			about: 'Um evento à noite',
			text: 'Agradeço o convite, mas hoje à noite preciso descansar. Fica para a próxima.',
		},
		{
			about: 'Festa da empresa',
			text: 'Este ano não vou conseguir ir à festa, mas agradeço muito o convite. Uma ótima noite para a equipe.',
		},
		{
			about: 'Uma ligação',
			text: 'Podemos resolver por e-mail? Respondo até o meio-dia.',
		},
		{
			about: 'Trabalho à noite',
			text: 'Hoje à noite não vou conseguir responder. Cuido disso amanhã, antes das dez.',
		},
		{
			about: 'Uma apresentação',
			text: 'Não consigo preparar bem duas apresentações na mesma semana. Uma delas pode ficar para a próxima?',
		},
	],
	group: [
		{
			about: 'Hoje à noite',
			text: 'Hoje vou ficar de fora, gente, minha bateria social está em 12%. Divirtam-se.',
		},
		{
			about: 'Uma festa',
			text: 'Valeu por me chamarem, mas dessa vez é gente demais pra mim. Aproveitem e mandem fotos.',
		},
		{
			about: 'Sair mais cedo',
			text: 'Vou às sete, mas só fico até as nove, tá? Se eu sair de fininho, não é nada com vocês.',
		},
		{
			about: 'Algo grande',
			text: 'Nessa eu não vou, mas valeu. Quando for algo menor, contem comigo.',
		},
		{
			about: 'Um fim de semana',
			text: 'Três dias em grupo é muito pra mim, então dessa vez não vou. Aproveitem bastante.',
		},
		{
			about: 'Desmarcar',
			text: 'Gente, desculpem, mas não vou mais na sexta. Minha energia acabou antes da semana.',
		},
		{
			about: 'O próprio grupo',
			text: 'Vou silenciar o grupo até segunda, tá? Se for urgente, me chamem no privado.',
		},
		{
			about: 'Organizar',
			text: 'Esse ano não vou conseguir organizar, gente. Em troca, levo as bebidas.',
		},
		{
			about: 'Duas noites seguidas',
			text: 'Minha energia só dá pra uma das duas noites. Contem comigo no sábado.',
		},
		{
			about: 'Chamada de vídeo',
			text: 'Hoje não vou entrar na chamada. Depois leio o que vocês decidirem e dou meu voto.',
		},
	],
	acquaintance: [
		{
			about: 'Um convite',
			text: 'Agradeço muito o convite, mas durante a semana prefiro ficar em casa à noite. Quem sabe num sábado.',
		},
		{
			about: 'Uma festa',
			text: 'Agradeço por lembrar de mim, mas festa com muita gente não é a minha praia. Espero que seja ótima.',
		},
		{
			about: 'Um café',
			text: 'Agradeço o convite para o café, mas ando com pouca energia para sair. Quem sabe mais para a frente.',
		},
		{
			about: 'Uma ligação',
			text: 'Você pode me mandar a pergunta por e-mail? Respondo ainda essa semana.',
		},
		{
			about: 'Desmarcar',
			text: 'Peço desculpas, mas vou precisar desmarcar amanhã, estou sem energia. Podemos escolher outro dia?',
		},
		{
			about: 'Um favor',
			text: 'Dessa vez não vou poder ajudar. Espero que você encontre alguém.',
		},
		{
			about: 'Vizinhança',
			text: 'Adorei a ideia da festa da rua. Passo lá meia horinha para dar um oi.',
		},
		{
			about: 'Clube ou comissão',
			text: 'Agradeço por pensar em mim, mas não vou poder entrar na comissão. Minhas noites livres eu guardo para descansar.',
		},
		{
			about: 'Conversa na viagem',
			text: 'Agora eu queria ficar um pouco em silêncio, tá? Boa viagem para você.',
		},
		{
			about: 'Trocar telefone',
			text: 'Prefiro não passar meu número, mas foi bom conversar com você.',
		},
	],
}
