import { Body, Controller, Param, Query } from '@nestjs/common';
import { communicationApi, type Page } from '@cairn/contracts';
import { Conversation, ConversationThread, MessageSent } from '@cairn/contracts/communication/messages.replies';
import {
  BlockRequest,
  ReportConversationRequest,
  SendMessageRequest,
} from '@cairn/contracts/communication/messages.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { MessagesService } from './messages.service.js';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Call(communicationApi.conversations, {
    summary: 'List your conversations, latest first',
    query: PageQuery,
    page: Conversation,
  })
  conversations(@Caller() caller: Identity, @Query() query: PageQuery): Promise<Page<Conversation>> {
    return this.messages.conversations(caller, query);
  }

  @Call(communicationApi.sendMessage, {
    summary: 'Send a message, or open a conversation',
    body: SendMessageRequest,
    reply: MessageSent,
    status: 201,
    errors: ['message.recipient', 'message.blocked', 'request.not_found'],
  })
  send(@Caller() caller: Identity, @Body() body: SendMessageRequest): Promise<MessageSent> {
    return this.messages.send(caller, body);
  }

  @Call(communicationApi.conversation, {
    summary: 'Get a conversation with its messages, newest first',
    query: PageQuery,
    reply: ConversationThread,
    errors: ['request.not_found'],
  })
  thread(
    @Caller() caller: Identity,
    @Param('conversationId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<ConversationThread> {
    return this.messages.thread(caller, id, query);
  }

  @Call(communicationApi.report, {
    summary: 'Report a conversation to the moderators',
    body: ReportConversationRequest,
    reply: Conversation,
    errors: ['request.not_found'],
  })
  report(
    @Caller() caller: Identity,
    @Param('conversationId', IdPipe) id: string,
    @Body() body: ReportConversationRequest,
  ): Promise<Conversation> {
    return this.messages.report(caller, id, body);
  }

  @Call(communicationApi.block, {
    summary: 'Block or unblock the other person',
    body: BlockRequest,
    reply: Conversation,
    errors: ['request.not_found'],
  })
  block(
    @Caller() caller: Identity,
    @Param('conversationId', IdPipe) id: string,
    @Body() body: BlockRequest,
  ): Promise<Conversation> {
    return this.messages.block(caller, id, body.blocked);
  }
}
