/**
 * The tables and functions of the schema public as the data API shows them.
 * Written by tools/generate-types.ts from the migrations and schema files: run it after changing them.
 */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_deletion_requests: {
        Row: {
          comment: string | null;
          company_id: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          person_id: string;
          reason: string | null;
          state: 'open' | 'withdrawn' | 'accepted' | 'declined';
        };
        Insert: {
          comment?: string | null;
          company_id: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id: string;
          person_id: string;
          reason?: string | null;
          state?: 'open' | 'withdrawn' | 'accepted' | 'declined';
        };
        Update: {
          comment?: string | null;
          company_id?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          person_id?: string;
          reason?: string | null;
          state?: 'open' | 'withdrawn' | 'accepted' | 'declined';
        };
        Relationships: [
          {
            foreignKeyName: 'account_deletion_requests_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'account_deletion_requests_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      approval_delegations: {
        Row: {
          company_id: string;
          created_at: string;
          delegate_person_id: string;
          ends_on: string;
          giver_person_id: string;
          id: string;
          starts_on: string;
          withdrawn_at: string | null;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          delegate_person_id: string;
          ends_on: string;
          giver_person_id: string;
          id: string;
          starts_on: string;
          withdrawn_at?: string | null;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          delegate_person_id?: string;
          ends_on?: string;
          giver_person_id?: string;
          id?: string;
          starts_on?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'approval_delegations_company_id_delegate_person_id_fkey';
            columns: ['company_id', 'delegate_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'approval_delegations_company_id_giver_person_id_fkey';
            columns: ['company_id', 'giver_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      approval_limits: {
        Row: {
          company_id: string;
          limit_cents: number;
          person_id: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          limit_cents: number;
          person_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          limit_cents?: number;
          person_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'approval_limits_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      attachments: {
        Row: {
          caption: string | null;
          comment_id: string | null;
          company_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_anonymous: boolean;
          mime_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
          path: string;
          person_id: string | null;
          record_id: string;
          record_kind: string;
          sha256: string;
          size_bytes: number;
        };
        Insert: {
          caption?: string | null;
          comment_id?: string | null;
          company_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id: string;
          mime_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
          person_id?: string | null;
          record_id: string;
          record_kind: string;
          sha256: string;
          size_bytes: number;
        };
        Update: {
          caption?: string | null;
          comment_id?: string | null;
          company_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          mime_type?: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
          person_id?: string | null;
          record_id?: string;
          record_kind?: string;
          sha256?: string;
          size_bytes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'attachments_company_id_comment_id_fkey';
            columns: ['company_id', 'comment_id'];
            isOneToOne: false;
            referencedRelation: 'comments';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'attachments_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attachments_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      audit_events: {
        Row: {
          action: 'insert' | 'update' | 'delete' | 'export';
          actor_hidden: boolean;
          actor_person_id: string | null;
          actor_user_id: string | null;
          after: Json | null;
          before: Json | null;
          company_id: string | null;
          id: string;
          person_id: string | null;
          recorded_at: string;
          recorded_by: string | null;
          subject: string;
          subject_id: string | null;
        };
        Insert: {
          action: 'insert' | 'update' | 'delete' | 'export';
          actor_hidden?: boolean;
          actor_person_id?: string | null;
          actor_user_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          company_id?: string | null;
          id?: string;
          person_id?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          subject: string;
          subject_id?: string | null;
        };
        Update: {
          action?: 'insert' | 'update' | 'delete' | 'export';
          actor_hidden?: boolean;
          actor_person_id?: string | null;
          actor_user_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          company_id?: string | null;
          id?: string;
          person_id?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          subject?: string;
          subject_id?: string | null;
        };
        Relationships: [];
      };
      availability: {
        Row: {
          company_id: string;
          from_date: string | null;
          from_time: string | null;
          id: string;
          kind: 'cannot' | 'rather_not';
          note: string | null;
          person_id: string;
          to_date: string | null;
          to_time: string | null;
          updated_at: string;
          weekday: number | null;
        };
        Insert: {
          company_id: string;
          from_date?: string | null;
          from_time?: string | null;
          id: string;
          kind: 'cannot' | 'rather_not';
          note?: string | null;
          person_id: string;
          to_date?: string | null;
          to_time?: string | null;
          updated_at?: string;
          weekday?: number | null;
        };
        Update: {
          company_id?: string;
          from_date?: string | null;
          from_time?: string | null;
          id?: string;
          kind?: 'cannot' | 'rather_not';
          note?: string | null;
          person_id?: string;
          to_date?: string | null;
          to_time?: string | null;
          updated_at?: string;
          weekday?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'availability_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'availability_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      break_answers: {
        Row: {
          actor_person_id: string | null;
          answered_at: string;
          answers: Json;
          company_id: string;
          id: string;
          kiosk_id: string | null;
          person_id: string;
          received_at: string;
          workday: string;
        };
        Insert: {
          actor_person_id?: string | null;
          answered_at: string;
          answers: Json;
          company_id: string;
          id: string;
          kiosk_id?: string | null;
          person_id: string;
          received_at?: string;
          workday: string;
        };
        Update: {
          actor_person_id?: string | null;
          answered_at?: string;
          answers?: Json;
          company_id?: string;
          id?: string;
          kiosk_id?: string | null;
          person_id?: string;
          received_at?: string;
          workday?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'break_answers_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'break_answers_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'break_answers_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      budget_lines: {
        Row: {
          amount: number;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          hours: number;
          project_id: string;
          quantity: number;
          unit: string | null;
        };
        Insert: {
          amount?: number;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          hours?: number;
          project_id: string;
          quantity?: number;
          unit?: string | null;
        };
        Update: {
          amount?: number;
          company_id?: string;
          cost_code_id?: string;
          cost_type?: 'L' | 'M' | 'E' | 'S' | 'O';
          hours?: number;
          project_id?: string;
          quantity?: number;
          unit?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_lines_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'budget_lines_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'project_budgets';
            referencedColumns: ['company_id', 'project_id'];
          },
        ];
      };
      budget_modification_lines: {
        Row: {
          amount: number;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          hours: number;
          modification_id: string;
          quantity: number;
        };
        Insert: {
          amount?: number;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          hours?: number;
          modification_id: string;
          quantity?: number;
        };
        Update: {
          amount?: number;
          company_id?: string;
          cost_code_id?: string;
          cost_type?: 'L' | 'M' | 'E' | 'S' | 'O';
          hours?: number;
          modification_id?: string;
          quantity?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_modification_lines_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'budget_modification_lines_company_id_modification_id_fkey';
            columns: ['company_id', 'modification_id'];
            isOneToOne: false;
            referencedRelation: 'budget_modifications';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      budget_modifications: {
        Row: {
          added_at: string;
          added_by: string | null;
          company_id: string;
          date: string;
          id: string;
          note: string;
          number: number;
          project_id: string;
        };
        Insert: {
          added_at?: string;
          added_by?: string | null;
          company_id: string;
          date: string;
          id: string;
          note: string;
          number: number;
          project_id: string;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          company_id?: string;
          date?: string;
          id?: string;
          note?: string;
          number?: number;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'budget_modifications_company_id_added_by_fkey';
            columns: ['company_id', 'added_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'budget_modifications_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'project_budgets';
            referencedColumns: ['company_id', 'project_id'];
          },
        ];
      };
      certificates: {
        Row: {
          added_by: string | null;
          company_id: string;
          created_at: string;
          expires_on: string | null;
          file_path: string | null;
          id: string;
          issued_on: string | null;
          issuer: string | null;
          kind: string;
          number: string | null;
          person_id: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          added_by?: string | null;
          company_id: string;
          created_at?: string;
          expires_on?: string | null;
          file_path?: string | null;
          id: string;
          issued_on?: string | null;
          issuer?: string | null;
          kind: string;
          number?: string | null;
          person_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          added_by?: string | null;
          company_id?: string;
          created_at?: string;
          expires_on?: string | null;
          file_path?: string | null;
          id?: string;
          issued_on?: string | null;
          issuer?: string | null;
          kind?: string;
          number?: string | null;
          person_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'certificates_company_id_added_by_fkey';
            columns: ['company_id', 'added_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'certificates_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      certified_pay: {
        Row: {
          apprentice_level: string | null;
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          fica_cents: number | null;
          fringe_credits: Json;
          is_apprentice: boolean | null;
          net_cents: number | null;
          other_cents: number | null;
          other_note: string | null;
          person_id: string;
          tax_cents: number | null;
          week_from: string;
        };
        Insert: {
          apprentice_level?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          fica_cents?: number | null;
          fringe_credits?: Json;
          is_apprentice?: boolean | null;
          net_cents?: number | null;
          other_cents?: number | null;
          other_note?: string | null;
          person_id: string;
          tax_cents?: number | null;
          week_from: string;
        };
        Update: {
          apprentice_level?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          fica_cents?: number | null;
          fringe_credits?: Json;
          is_apprentice?: boolean | null;
          net_cents?: number | null;
          other_cents?: number | null;
          other_note?: string | null;
          person_id?: string;
          tax_cents?: number | null;
          week_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'certified_pay_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'certified_pay_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      change_order_lines: {
        Row: {
          amount: number;
          change_order_id: string;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          hours: number;
          quantity: number;
        };
        Insert: {
          amount?: number;
          change_order_id: string;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          hours?: number;
          quantity?: number;
        };
        Update: {
          amount?: number;
          change_order_id?: string;
          company_id?: string;
          cost_code_id?: string;
          cost_type?: 'L' | 'M' | 'E' | 'S' | 'O';
          hours?: number;
          quantity?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'change_order_lines_company_id_change_order_id_fkey';
            columns: ['company_id', 'change_order_id'];
            isOneToOne: false;
            referencedRelation: 'change_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'change_order_lines_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      change_order_tickets: {
        Row: {
          change_order_id: string;
          company_id: string;
          ticket_id: string;
        };
        Insert: {
          change_order_id: string;
          company_id: string;
          ticket_id: string;
        };
        Update: {
          change_order_id?: string;
          company_id?: string;
          ticket_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'change_order_tickets_company_id_change_order_id_fkey';
            columns: ['company_id', 'change_order_id'];
            isOneToOne: false;
            referencedRelation: 'change_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'change_order_tickets_company_id_ticket_id_fkey';
            columns: ['company_id', 'ticket_id'];
            isOneToOne: false;
            referencedRelation: 'work_tickets';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      change_orders: {
        Row: {
          author_person_id: string;
          company_id: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_note: string | null;
          drawing: Json | null;
          id: string;
          made_at: string;
          number: number;
          price: number;
          project_id: string;
          request_hash: string;
          scope: string | null;
          sent_at: string | null;
          signer_name: string | null;
          signer_role: string | null;
          state: 'draft' | 'sent' | 'approved' | 'declined' | 'void';
          title: string;
          updated_at: string;
          version: number;
          void_reason: string | null;
          voided_at: string | null;
          voided_by: string | null;
        };
        Insert: {
          author_person_id: string;
          company_id: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          drawing?: Json | null;
          id: string;
          made_at?: string;
          number: number;
          price: number;
          project_id: string;
          request_hash: string;
          scope?: string | null;
          sent_at?: string | null;
          signer_name?: string | null;
          signer_role?: string | null;
          state?: 'draft' | 'sent' | 'approved' | 'declined' | 'void';
          title: string;
          updated_at?: string;
          version?: number;
          void_reason?: string | null;
          voided_at?: string | null;
          voided_by?: string | null;
        };
        Update: {
          author_person_id?: string;
          company_id?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          drawing?: Json | null;
          id?: string;
          made_at?: string;
          number?: number;
          price?: number;
          project_id?: string;
          request_hash?: string;
          scope?: string | null;
          sent_at?: string | null;
          signer_name?: string | null;
          signer_role?: string | null;
          state?: 'draft' | 'sent' | 'approved' | 'declined' | 'void';
          title?: string;
          updated_at?: string;
          version?: number;
          void_reason?: string | null;
          voided_at?: string | null;
          voided_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'change_orders_company_id_author_person_id_fkey';
            columns: ['company_id', 'author_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'change_orders_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'change_orders_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'change_orders_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'change_orders_company_id_voided_by_fkey';
            columns: ['company_id', 'voided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      checklist_revisions: {
        Row: {
          author_person_id: string | null;
          company_id: string;
          is_private: boolean;
          made_at: string;
          questions: Json;
          revision: number;
          template_id: string;
          title: Json;
        };
        Insert: {
          author_person_id?: string | null;
          company_id: string;
          is_private?: boolean;
          made_at?: string;
          questions: Json;
          revision: number;
          template_id: string;
          title: Json;
        };
        Update: {
          author_person_id?: string | null;
          company_id?: string;
          is_private?: boolean;
          made_at?: string;
          questions?: Json;
          revision?: number;
          template_id?: string;
          title?: Json;
        };
        Relationships: [
          {
            foreignKeyName: 'checklist_revisions_company_id_author_person_id_fkey';
            columns: ['company_id', 'author_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'checklist_revisions_company_id_template_id_fkey';
            columns: ['company_id', 'template_id'];
            isOneToOne: false;
            referencedRelation: 'checklist_templates';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      checklist_templates: {
        Row: {
          asked_at: 'hand' | 'site' | 'equipment' | 'clock_in' | 'clock_out';
          company_id: string;
          equipment_type: string | null;
          every_days: number | null;
          id: string;
          is_active: boolean;
          revision: number;
          updated_at: string;
          version: number;
        };
        Insert: {
          asked_at: 'hand' | 'site' | 'equipment' | 'clock_in' | 'clock_out';
          company_id: string;
          equipment_type?: string | null;
          every_days?: number | null;
          id: string;
          is_active?: boolean;
          revision?: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          asked_at?: 'hand' | 'site' | 'equipment' | 'clock_in' | 'clock_out';
          company_id?: string;
          equipment_type?: string | null;
          every_days?: number | null;
          id?: string;
          is_active?: boolean;
          revision?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'checklist_templates_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      checklists: {
        Row: {
          answers: Json;
          asks_call: boolean;
          author_person_id: string;
          company_id: string;
          equipment_id: string | null;
          failed_count: number;
          id: string;
          is_private: boolean;
          language: 'en' | 'es';
          made_at: string;
          project_id: string | null;
          received_at: string;
          request_hash: string;
          revision: number;
          search_text: string;
          stated_at: string | null;
          template_id: string;
        };
        Insert: {
          answers: Json;
          asks_call?: boolean;
          author_person_id: string;
          company_id: string;
          equipment_id?: string | null;
          failed_count: number;
          id: string;
          is_private?: boolean;
          language: 'en' | 'es';
          made_at: string;
          project_id?: string | null;
          received_at?: string;
          request_hash: string;
          revision: number;
          search_text: string;
          stated_at?: string | null;
          template_id: string;
        };
        Update: {
          answers?: Json;
          asks_call?: boolean;
          author_person_id?: string;
          company_id?: string;
          equipment_id?: string | null;
          failed_count?: number;
          id?: string;
          is_private?: boolean;
          language?: 'en' | 'es';
          made_at?: string;
          project_id?: string | null;
          received_at?: string;
          request_hash?: string;
          revision?: number;
          search_text?: string;
          stated_at?: string | null;
          template_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'checklists_company_id_author_person_id_fkey';
            columns: ['company_id', 'author_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'checklists_company_id_equipment_id_fkey';
            columns: ['company_id', 'equipment_id'];
            isOneToOne: false;
            referencedRelation: 'equipment';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'checklists_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checklists_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'checklists_company_id_template_id_revision_fkey';
            columns: ['company_id', 'template_id', 'revision'];
            isOneToOne: false;
            referencedRelation: 'checklist_revisions';
            referencedColumns: ['company_id', 'template_id', 'revision'];
          },
        ];
      };
      claim_rates: {
        Row: {
          company_id: string;
          edge_percent: number;
          kind: 'mileage' | 'per_diem';
          rate: number;
          set_at: string;
          set_by: string | null;
          unit: 'mi' | 'km' | 'day';
          valid_from: string;
        };
        Insert: {
          company_id: string;
          edge_percent?: number;
          kind: 'mileage' | 'per_diem';
          rate: number;
          set_at?: string;
          set_by?: string | null;
          unit: 'mi' | 'km' | 'day';
          valid_from: string;
        };
        Update: {
          company_id?: string;
          edge_percent?: number;
          kind?: 'mileage' | 'per_diem';
          rate?: number;
          set_at?: string;
          set_by?: string | null;
          unit?: 'mi' | 'km' | 'day';
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'claim_rates_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'claim_rates_company_id_set_by_fkey';
            columns: ['company_id', 'set_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      claims: {
        Row: {
          amount_cents: number;
          company_id: string;
          cost_code_id: string | null;
          day: string;
          decided_by: string | null;
          export_id: string | null;
          from_site_id: string | null;
          id: string;
          is_edge_day: boolean;
          kind: 'receipt' | 'mileage' | 'per_diem';
          note: string | null;
          odometer_from: number | null;
          odometer_to: number | null;
          paid_in: string | null;
          person_id: string;
          project_id: string;
          quantity: number | null;
          rate: number | null;
          reason: string | null;
          received_at: string;
          request_hash: string;
          state: 'waiting' | 'approved' | 'paid' | 'returned' | 'withdrawn';
          to_site_id: string | null;
          unit: 'mi' | 'km' | 'day' | null;
          updated_at: string;
          version: number;
          was_archived: boolean;
        };
        Insert: {
          amount_cents: number;
          company_id: string;
          cost_code_id?: string | null;
          day: string;
          decided_by?: string | null;
          export_id?: string | null;
          from_site_id?: string | null;
          id: string;
          is_edge_day?: boolean;
          kind: 'receipt' | 'mileage' | 'per_diem';
          note?: string | null;
          odometer_from?: number | null;
          odometer_to?: number | null;
          paid_in?: string | null;
          person_id: string;
          project_id: string;
          quantity?: number | null;
          rate?: number | null;
          reason?: string | null;
          received_at?: string;
          request_hash: string;
          state?: 'waiting' | 'approved' | 'paid' | 'returned' | 'withdrawn';
          to_site_id?: string | null;
          unit?: 'mi' | 'km' | 'day' | null;
          updated_at?: string;
          version?: number;
          was_archived?: boolean;
        };
        Update: {
          amount_cents?: number;
          company_id?: string;
          cost_code_id?: string | null;
          day?: string;
          decided_by?: string | null;
          export_id?: string | null;
          from_site_id?: string | null;
          id?: string;
          is_edge_day?: boolean;
          kind?: 'receipt' | 'mileage' | 'per_diem';
          note?: string | null;
          odometer_from?: number | null;
          odometer_to?: number | null;
          paid_in?: string | null;
          person_id?: string;
          project_id?: string;
          quantity?: number | null;
          rate?: number | null;
          reason?: string | null;
          received_at?: string;
          request_hash?: string;
          state?: 'waiting' | 'approved' | 'paid' | 'returned' | 'withdrawn';
          to_site_id?: string | null;
          unit?: 'mi' | 'km' | 'day' | null;
          updated_at?: string;
          version?: number;
          was_archived?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'claims_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'claims_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'claims_company_id_export_id_fkey';
            columns: ['company_id', 'export_id'];
            isOneToOne: false;
            referencedRelation: 'payroll_exports';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'claims_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'claims_company_id_from_site_id_fkey';
            columns: ['company_id', 'from_site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'claims_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'claims_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'claims_company_id_to_site_id_fkey';
            columns: ['company_id', 'to_site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      client_errors: {
        Row: {
          app_version: string | null;
          company_id: string | null;
          context: Json;
          created_at: string;
          id: string;
          message: string;
          reported_from: string | null;
          route: string | null;
          user_agent: string | null;
          user_id: string | null;
        };
        Insert: {
          app_version?: string | null;
          company_id?: string | null;
          context?: Json;
          created_at?: string;
          id: string;
          message: string;
          reported_from?: string | null;
          route?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Update: {
          app_version?: string | null;
          company_id?: string | null;
          context?: Json;
          created_at?: string;
          id?: string;
          message?: string;
          reported_from?: string | null;
          route?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'client_errors_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      clock_states: {
        Row: {
          break_id: string | null;
          changed_at: string;
          changed_by: string;
          company_id: string;
          entry_id: string | null;
          moved_by: string | null;
          person_id: string;
        };
        Insert: {
          break_id?: string | null;
          changed_at?: string;
          changed_by?: string;
          company_id: string;
          entry_id?: string | null;
          moved_by?: string | null;
          person_id: string;
        };
        Update: {
          break_id?: string | null;
          changed_at?: string;
          changed_by?: string;
          company_id?: string;
          entry_id?: string | null;
          moved_by?: string | null;
          person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'clock_states_company_id_entry_id_fkey';
            columns: ['company_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'time_entries';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'clock_states_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      comment_revisions: {
        Row: {
          body: string | null;
          changed_at: string;
          comment_id: string;
          company_id: string;
          id: string;
          mentions: string[];
        };
        Insert: {
          body?: string | null;
          changed_at?: string;
          comment_id: string;
          company_id: string;
          id: string;
          mentions: string[];
        };
        Update: {
          body?: string | null;
          changed_at?: string;
          comment_id?: string;
          company_id?: string;
          id?: string;
          mentions?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'comment_revisions_company_id_comment_id_fkey';
            columns: ['company_id', 'comment_id'];
            isOneToOne: false;
            referencedRelation: 'comments';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      comments: {
        Row: {
          body: string | null;
          company_id: string;
          created_at: string;
          deleted_at: string | null;
          edited_at: string | null;
          id: string;
          made_at: string;
          mentions: string[];
          person_id: string;
          record_id: string;
          record_kind: string;
          request_hash: string;
          stated_at: string | null;
        };
        Insert: {
          body?: string | null;
          company_id: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          id: string;
          made_at: string;
          mentions?: string[];
          person_id: string;
          record_id: string;
          record_kind: string;
          request_hash: string;
          stated_at?: string | null;
        };
        Update: {
          body?: string | null;
          company_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          id?: string;
          made_at?: string;
          mentions?: string[];
          person_id?: string;
          record_id?: string;
          record_kind?: string;
          request_hash?: string;
          stated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'comments_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'comments_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      companies: {
        Row: {
          address: string | null;
          brand_name: string | null;
          company_type: string | null;
          created_at: string;
          first_steps_hidden_at: string | null;
          id: string;
          logo_url: string | null;
          name: string;
          phone: string | null;
          search_name: string | null;
          settings: Json;
          tagline: string | null;
          updated_at: string;
          version: number;
          website_url: string | null;
        };
        Insert: {
          address?: string | null;
          brand_name?: string | null;
          company_type?: string | null;
          created_at?: string;
          first_steps_hidden_at?: string | null;
          id?: string;
          logo_url?: string | null;
          name: string;
          phone?: string | null;
          settings?: Json;
          tagline?: string | null;
          updated_at?: string;
          version?: number;
          website_url?: string | null;
        };
        Update: {
          address?: string | null;
          brand_name?: string | null;
          company_type?: string | null;
          created_at?: string;
          first_steps_hidden_at?: string | null;
          id?: string;
          logo_url?: string | null;
          name?: string;
          phone?: string | null;
          settings?: Json;
          tagline?: string | null;
          updated_at?: string;
          version?: number;
          website_url?: string | null;
        };
        Relationships: [];
      };
      company_export_reads: {
        Row: {
          company_id: string;
          export_id: string;
          id: string;
          read_at: string;
          reader_person_id: string;
        };
        Insert: {
          company_id: string;
          export_id: string;
          id?: string;
          read_at?: string;
          reader_person_id: string;
        };
        Update: {
          company_id?: string;
          export_id?: string;
          id?: string;
          read_at?: string;
          reader_person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_export_reads_company_id_export_id_fkey';
            columns: ['company_id', 'export_id'];
            isOneToOne: false;
            referencedRelation: 'company_exports';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'company_export_reads_company_id_reader_person_id_fkey';
            columns: ['company_id', 'reader_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      company_exports: {
        Row: {
          asked_at: string;
          asked_by: string;
          company_id: string;
          ended_at: string | null;
          file_bytes: number | null;
          file_path: string | null;
          file_sha256: string | null;
          files: number | null;
          id: string;
          reason: 'too_large' | 'failed' | null;
          rows: number | null;
          state: 'waiting' | 'done' | 'failed' | 'removed';
        };
        Insert: {
          asked_at?: string;
          asked_by: string;
          company_id: string;
          ended_at?: string | null;
          file_bytes?: number | null;
          file_path?: string | null;
          file_sha256?: string | null;
          files?: number | null;
          id: string;
          reason?: 'too_large' | 'failed' | null;
          rows?: number | null;
          state?: 'waiting' | 'done' | 'failed' | 'removed';
        };
        Update: {
          asked_at?: string;
          asked_by?: string;
          company_id?: string;
          ended_at?: string | null;
          file_bytes?: number | null;
          file_path?: string | null;
          file_sha256?: string | null;
          files?: number | null;
          id?: string;
          reason?: 'too_large' | 'failed' | null;
          rows?: number | null;
          state?: 'waiting' | 'done' | 'failed' | 'removed';
        };
        Relationships: [
          {
            foreignKeyName: 'company_exports_company_id_asked_by_fkey';
            columns: ['company_id', 'asked_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'company_exports_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_rules: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          id: string;
          kind: 'calendar' | 'workday' | 'rounding' | 'overtime' | 'breaks' | 'approval' | 'auto_out';
          rule: Json;
          valid_from: string;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          id?: string;
          kind: 'calendar' | 'workday' | 'rounding' | 'overtime' | 'breaks' | 'approval' | 'auto_out';
          rule: Json;
          valid_from: string;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          id?: string;
          kind?: 'calendar' | 'workday' | 'rounding' | 'overtime' | 'breaks' | 'approval' | 'auto_out';
          rule?: Json;
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_rules_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'company_rules_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_settings: {
        Row: {
          company_id: string;
          cost_code_rule: 'off' | 'optional' | 'required';
          currency: string;
          default_language: 'en' | 'es';
          erased_names: 'name' | 'number';
          location_mode: 'off' | 'punch' | 'trail';
          note_rule: 'off' | 'optional' | 'required';
          quiet_from: string | null;
          quiet_to: string | null;
          remind_break_before: number | null;
          remind_employee_after: number | null;
          remind_end_after: number | null;
          remind_supervisor_after: number | null;
          reminders_changed_at: string;
          still_in_after_hours: number | null;
          time_zone: string;
          trail_minutes: number;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          cost_code_rule?: 'off' | 'optional' | 'required';
          currency?: string;
          default_language?: 'en' | 'es';
          erased_names?: 'name' | 'number';
          location_mode?: 'off' | 'punch' | 'trail';
          note_rule?: 'off' | 'optional' | 'required';
          quiet_from?: string | null;
          quiet_to?: string | null;
          remind_break_before?: number | null;
          remind_employee_after?: number | null;
          remind_end_after?: number | null;
          remind_supervisor_after?: number | null;
          reminders_changed_at?: string;
          still_in_after_hours?: number | null;
          time_zone?: string;
          trail_minutes?: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          cost_code_rule?: 'off' | 'optional' | 'required';
          currency?: string;
          default_language?: 'en' | 'es';
          erased_names?: 'name' | 'number';
          location_mode?: 'off' | 'punch' | 'trail';
          note_rule?: 'off' | 'optional' | 'required';
          quiet_from?: string | null;
          quiet_to?: string | null;
          remind_break_before?: number | null;
          remind_employee_after?: number | null;
          remind_end_after?: number | null;
          remind_supervisor_after?: number | null;
          reminders_changed_at?: string;
          still_in_after_hours?: number | null;
          time_zone?: string;
          trail_minutes?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'company_settings_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: true;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_sign_ins: {
        Row: {
          certificate: string | null;
          client_id: string | null;
          client_secret: string | null;
          company_id: string;
          created_at: string;
          domains: string[];
          email_claim: string;
          id: string;
          is_on: boolean;
          is_required: boolean;
          issuer: string;
          kind: 'oidc' | 'saml';
          metadata_url: string | null;
          name: string;
          proof: string;
          proof_missing_since: string | null;
          proven_at: string | null;
          session_hours: number;
          sign_in_url: string | null;
          updated_at: string;
        };
        Insert: {
          certificate?: string | null;
          client_id?: string | null;
          client_secret?: string | null;
          company_id: string;
          created_at?: string;
          domains: string[];
          email_claim: string;
          id: string;
          is_on?: boolean;
          is_required?: boolean;
          issuer: string;
          kind: 'oidc' | 'saml';
          metadata_url?: string | null;
          name: string;
          proof: string;
          proof_missing_since?: string | null;
          proven_at?: string | null;
          session_hours?: number;
          sign_in_url?: string | null;
          updated_at?: string;
        };
        Update: {
          certificate?: string | null;
          client_id?: string | null;
          client_secret?: string | null;
          company_id?: string;
          created_at?: string;
          domains?: string[];
          email_claim?: string;
          id?: string;
          is_on?: boolean;
          is_required?: boolean;
          issuer?: string;
          kind?: 'oidc' | 'saml';
          metadata_url?: string | null;
          name?: string;
          proof?: string;
          proof_missing_since?: string | null;
          proven_at?: string | null;
          session_hours?: number;
          sign_in_url?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_sign_ins_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_zones: {
        Row: {
          company_id: string;
          time_zone: string;
          valid_from: string;
        };
        Insert: {
          company_id: string;
          time_zone: string;
          valid_from: string;
        };
        Update: {
          company_id?: string;
          time_zone?: string;
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'company_zones_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      corrective_actions: {
        Row: {
          assignee_person_id: string;
          company_id: string;
          created_at: string;
          due_on: string;
          hazard_id: string;
          id: string;
          note: string | null;
          settled_at: string | null;
          settled_by: string | null;
          state: 'open' | 'done' | 'canceled';
          updated_at: string;
          version: number;
          what: string;
        };
        Insert: {
          assignee_person_id: string;
          company_id: string;
          created_at?: string;
          due_on: string;
          hazard_id: string;
          id: string;
          note?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          state?: 'open' | 'done' | 'canceled';
          updated_at?: string;
          version?: number;
          what: string;
        };
        Update: {
          assignee_person_id?: string;
          company_id?: string;
          created_at?: string;
          due_on?: string;
          hazard_id?: string;
          id?: string;
          note?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          state?: 'open' | 'done' | 'canceled';
          updated_at?: string;
          version?: number;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'corrective_actions_company_id_assignee_person_id_fkey';
            columns: ['company_id', 'assignee_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'corrective_actions_company_id_hazard_id_fkey';
            columns: ['company_id', 'hazard_id'];
            isOneToOne: false;
            referencedRelation: 'hazards';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'corrective_actions_company_id_settled_by_fkey';
            columns: ['company_id', 'settled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      cost_codes: {
        Row: {
          archived_at: string | null;
          code: string;
          company_id: string;
          created_at: string;
          id: string;
          is_travel: boolean;
          name: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          archived_at?: string | null;
          code: string;
          company_id: string;
          created_at?: string;
          id?: string;
          is_travel?: boolean;
          name: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          code?: string;
          company_id?: string;
          created_at?: string;
          id?: string;
          is_travel?: boolean;
          name?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'cost_codes_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      crew_members: {
        Row: {
          company_id: string;
          crew_id: string;
          id: string;
          is_lead: boolean;
          person_id: string;
          valid_from: string;
          valid_to: string | null;
        };
        Insert: {
          company_id: string;
          crew_id: string;
          id?: string;
          is_lead?: boolean;
          person_id: string;
          valid_from?: string;
          valid_to?: string | null;
        };
        Update: {
          company_id?: string;
          crew_id?: string;
          id?: string;
          is_lead?: boolean;
          person_id?: string;
          valid_from?: string;
          valid_to?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'crew_members_company_id_crew_id_fkey';
            columns: ['company_id', 'crew_id'];
            isOneToOne: false;
            referencedRelation: 'crews';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'crew_members_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      crew_punch_answers: {
        Row: {
          answer: 'confirmed' | 'disputed';
          answered_at: string;
          company_id: string;
          person_id: string;
          punch_id: string;
          reason: string | null;
        };
        Insert: {
          answer: 'confirmed' | 'disputed';
          answered_at?: string;
          company_id: string;
          person_id: string;
          punch_id: string;
          reason?: string | null;
        };
        Update: {
          answer?: 'confirmed' | 'disputed';
          answered_at?: string;
          company_id?: string;
          person_id?: string;
          punch_id?: string;
          reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'crew_punch_answers_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'crew_punch_answers_company_id_punch_id_fkey';
            columns: ['company_id', 'punch_id'];
            isOneToOne: true;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      crews: {
        Row: {
          archived_at: string | null;
          company_id: string;
          created_at: string;
          id: string;
          name: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          archived_at?: string | null;
          company_id: string;
          created_at?: string;
          id?: string;
          name: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          company_id?: string;
          created_at?: string;
          id?: string;
          name?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'crews_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      daily_log_lines: {
        Row: {
          changed_at: string;
          company_id: string;
          created_at: string;
          data: Json | null;
          id: string;
          is_addendum: boolean;
          is_private: boolean;
          kind: 'manpower' | 'visitor' | 'delivery' | 'equipment' | 'work' | 'quantity' | 'delay' | 'safety' | 'weather' | 'note';
          log_id: string;
          person_id: string;
          revision: string;
          source: Json | null;
        };
        Insert: {
          changed_at?: string;
          company_id: string;
          created_at?: string;
          data?: Json | null;
          id: string;
          is_addendum?: boolean;
          is_private?: boolean;
          kind: 'manpower' | 'visitor' | 'delivery' | 'equipment' | 'work' | 'quantity' | 'delay' | 'safety' | 'weather' | 'note';
          log_id: string;
          person_id: string;
          revision: string;
          source?: Json | null;
        };
        Update: {
          changed_at?: string;
          company_id?: string;
          created_at?: string;
          data?: Json | null;
          id?: string;
          is_addendum?: boolean;
          is_private?: boolean;
          kind?: 'manpower' | 'visitor' | 'delivery' | 'equipment' | 'work' | 'quantity' | 'delay' | 'safety' | 'weather' | 'note';
          log_id?: string;
          person_id?: string;
          revision?: string;
          source?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_log_lines_company_id_log_id_fkey';
            columns: ['company_id', 'log_id'];
            isOneToOne: false;
            referencedRelation: 'daily_logs';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'daily_log_lines_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      daily_log_signatures: {
        Row: {
          company_id: string;
          document: Json;
          drawing: Json;
          hash: string;
          id: string;
          log_id: string;
          name: string;
          person_id: string;
          received_at: string;
          signed_at: string;
          stated_at: string | null;
          void_reason: 'edited' | 'returned' | null;
          voided_at: string | null;
        };
        Insert: {
          company_id: string;
          document: Json;
          drawing: Json;
          hash: string;
          id: string;
          log_id: string;
          name: string;
          person_id: string;
          received_at?: string;
          signed_at: string;
          stated_at?: string | null;
          void_reason?: 'edited' | 'returned' | null;
          voided_at?: string | null;
        };
        Update: {
          company_id?: string;
          document?: Json;
          drawing?: Json;
          hash?: string;
          id?: string;
          log_id?: string;
          name?: string;
          person_id?: string;
          received_at?: string;
          signed_at?: string;
          stated_at?: string | null;
          void_reason?: 'edited' | 'returned' | null;
          voided_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_log_signatures_company_id_log_id_fkey';
            columns: ['company_id', 'log_id'];
            isOneToOne: false;
            referencedRelation: 'daily_logs';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'daily_log_signatures_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      daily_logs: {
        Row: {
          company_id: string;
          day: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_comment: string | null;
          id: string;
          project_id: string;
          state: 'draft' | 'submitted' | 'approved' | 'returned';
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          day: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_comment?: string | null;
          id: string;
          project_id: string;
          state?: 'draft' | 'submitted' | 'approved' | 'returned';
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          day?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_comment?: string | null;
          id?: string;
          project_id?: string;
          state?: 'draft' | 'submitted' | 'approved' | 'returned';
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_logs_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'daily_logs_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'daily_logs_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      day_results: {
        Row: {
          breaks: Json;
          calculated_at: string;
          company_id: string;
          date: string;
          deducted_minutes: number;
          double_minutes: number;
          exceptions: Json;
          is_open: boolean;
          lines: Json;
          meal_premium_minutes: number;
          needs_review: boolean;
          overtime_minutes: number;
          person_id: string;
          ranges: Json;
          regular_minutes: number;
          rest_premium_minutes: number;
          tzdata: string;
          week_from: string;
        };
        Insert: {
          breaks: Json;
          calculated_at?: string;
          company_id: string;
          date: string;
          deducted_minutes: number;
          double_minutes: number;
          exceptions: Json;
          is_open: boolean;
          lines: Json;
          meal_premium_minutes: number;
          needs_review: boolean;
          overtime_minutes: number;
          person_id: string;
          ranges: Json;
          regular_minutes: number;
          rest_premium_minutes: number;
          tzdata: string;
          week_from: string;
        };
        Update: {
          breaks?: Json;
          calculated_at?: string;
          company_id?: string;
          date?: string;
          deducted_minutes?: number;
          double_minutes?: number;
          exceptions?: Json;
          is_open?: boolean;
          lines?: Json;
          meal_premium_minutes?: number;
          needs_review?: boolean;
          overtime_minutes?: number;
          person_id?: string;
          ranges?: Json;
          regular_minutes?: number;
          rest_premium_minutes?: number;
          tzdata?: string;
          week_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'day_results_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      decision_items: {
        Row: {
          comment: string | null;
          company_id: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          entry_id: string | null;
          id: string;
          kind: 'revoked_membership' | 'clock_implausible' | 'late_arrival' | 'stated_time' | 'overlap' | 'missing_in' | 'estimated_close' | 'pin_unproven' | 'disputed' | 'locked_period';
          person_id: string;
          punch_id: string;
          state: 'open' | 'accepted' | 'rejected' | 'withdrawn';
          time_stated: boolean;
        };
        Insert: {
          comment?: string | null;
          company_id: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          entry_id?: string | null;
          id?: string;
          kind: 'revoked_membership' | 'clock_implausible' | 'late_arrival' | 'stated_time' | 'overlap' | 'missing_in' | 'estimated_close' | 'pin_unproven' | 'disputed' | 'locked_period';
          person_id: string;
          punch_id: string;
          state?: 'open' | 'accepted' | 'rejected' | 'withdrawn';
          time_stated?: boolean;
        };
        Update: {
          comment?: string | null;
          company_id?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          entry_id?: string | null;
          id?: string;
          kind?: 'revoked_membership' | 'clock_implausible' | 'late_arrival' | 'stated_time' | 'overlap' | 'missing_in' | 'estimated_close' | 'pin_unproven' | 'disputed' | 'locked_period';
          person_id?: string;
          punch_id?: string;
          state?: 'open' | 'accepted' | 'rejected' | 'withdrawn';
          time_stated?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_items_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'decision_items_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'decision_items_company_id_punch_id_fkey';
            columns: ['company_id', 'punch_id'];
            isOneToOne: false;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      device_reports: {
        Row: {
          app_version: string;
          battery_saver: 'on' | 'off' | 'unknown';
          company_id: string;
          device_id: string;
          last_contact_at: string;
          location_permission: 'always' | 'while_in_use' | 'denied' | 'unknown';
          location_precision: 'precise' | 'approximate' | 'unknown';
          mock_location: 'on' | 'off' | 'unknown';
          nothing_unsent_at: string | null;
          person_id: string;
          reminders_until: string | null;
          runs_in: 'browser' | 'app' | 'unknown';
          schedule_version: string | null;
          skew_ms: number | null;
          unsent_items: number | null;
        };
        Insert: {
          app_version?: string;
          battery_saver?: 'on' | 'off' | 'unknown';
          company_id: string;
          device_id: string;
          last_contact_at: string;
          location_permission?: 'always' | 'while_in_use' | 'denied' | 'unknown';
          location_precision?: 'precise' | 'approximate' | 'unknown';
          mock_location?: 'on' | 'off' | 'unknown';
          nothing_unsent_at?: string | null;
          person_id: string;
          reminders_until?: string | null;
          runs_in?: 'browser' | 'app' | 'unknown';
          schedule_version?: string | null;
          skew_ms?: number | null;
          unsent_items?: number | null;
        };
        Update: {
          app_version?: string;
          battery_saver?: 'on' | 'off' | 'unknown';
          company_id?: string;
          device_id?: string;
          last_contact_at?: string;
          location_permission?: 'always' | 'while_in_use' | 'denied' | 'unknown';
          location_precision?: 'precise' | 'approximate' | 'unknown';
          mock_location?: 'on' | 'off' | 'unknown';
          nothing_unsent_at?: string | null;
          person_id?: string;
          reminders_until?: string | null;
          runs_in?: 'browser' | 'app' | 'unknown';
          schedule_version?: string | null;
          skew_ms?: number | null;
          unsent_items?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'device_reports_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      device_tokens: {
        Row: {
          created_at: string;
          id: string;
          platform: 'ios' | 'android' | 'web';
          session_id: string | null;
          token: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          platform: 'ios' | 'android' | 'web';
          session_id?: string | null;
          token: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          platform?: 'ios' | 'android' | 'web';
          session_id?: string | null;
          token?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      direct_costs: {
        Row: {
          added_at: string;
          added_by: string | null;
          amount: number;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          date: string;
          hours: number;
          id: string;
          note: string | null;
          project_id: string;
          source: 'typed' | 'opening';
          updated_at: string;
          version: number;
        };
        Insert: {
          added_at?: string;
          added_by?: string | null;
          amount: number;
          company_id: string;
          cost_code_id: string;
          cost_type: 'L' | 'M' | 'E' | 'S' | 'O';
          date: string;
          hours?: number;
          id: string;
          note?: string | null;
          project_id: string;
          source: 'typed' | 'opening';
          updated_at?: string;
          version?: number;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          amount?: number;
          company_id?: string;
          cost_code_id?: string;
          cost_type?: 'L' | 'M' | 'E' | 'S' | 'O';
          date?: string;
          hours?: number;
          id?: string;
          note?: string | null;
          project_id?: string;
          source?: 'typed' | 'opening';
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'direct_costs_company_id_added_by_fkey';
            columns: ['company_id', 'added_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'direct_costs_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'direct_costs_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      emergency_contacts: {
        Row: {
          company_id: string;
          name: string;
          person_id: string;
          phone: string;
          relationship: string | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          name: string;
          person_id: string;
          phone: string;
          relationship?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          name?: string;
          person_id?: string;
          phone?: string;
          relationship?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'emergency_contacts_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      emergency_plans: {
        Row: {
          address: string | null;
          company_id: string;
          hospital: string | null;
          muster_point: string | null;
          project_id: string;
          updated_at: string;
          version: number;
          who_calls: string | null;
        };
        Insert: {
          address?: string | null;
          company_id: string;
          hospital?: string | null;
          muster_point?: string | null;
          project_id: string;
          updated_at?: string;
          version?: number;
          who_calls?: string | null;
        };
        Update: {
          address?: string | null;
          company_id?: string;
          hospital?: string | null;
          muster_point?: string | null;
          project_id?: string;
          updated_at?: string;
          version?: number;
          who_calls?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'emergency_plans_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: true;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      equipment: {
        Row: {
          company_id: string;
          held_since: string | null;
          holder_person_id: string | null;
          id: string;
          is_retired: boolean;
          meter: number;
          meter_at: string;
          meter_unit: 'hours' | 'miles';
          model: string | null;
          number: string;
          project_id: string | null;
          service_meter: number | null;
          service_on: string | null;
          type: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          held_since?: string | null;
          holder_person_id?: string | null;
          id: string;
          is_retired?: boolean;
          meter: number;
          meter_at: string;
          meter_unit: 'hours' | 'miles';
          model?: string | null;
          number: string;
          project_id?: string | null;
          service_meter?: number | null;
          service_on?: string | null;
          type: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          held_since?: string | null;
          holder_person_id?: string | null;
          id?: string;
          is_retired?: boolean;
          meter?: number;
          meter_at?: string;
          meter_unit?: 'hours' | 'miles';
          model?: string | null;
          number?: string;
          project_id?: string | null;
          service_meter?: number | null;
          service_on?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'equipment_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'equipment_company_id_holder_person_id_fkey';
            columns: ['company_id', 'holder_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'equipment_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      equipment_moves: {
        Row: {
          at: string;
          company_id: string;
          equipment_id: string;
          holder_person_id: string | null;
          id: string;
          kind: 'out' | 'in' | 'reading';
          meter: number;
          person_id: string;
          project_id: string | null;
          reason: string | null;
          received_at: string;
          stated_at: string | null;
        };
        Insert: {
          at: string;
          company_id: string;
          equipment_id: string;
          holder_person_id?: string | null;
          id: string;
          kind: 'out' | 'in' | 'reading';
          meter: number;
          person_id: string;
          project_id?: string | null;
          reason?: string | null;
          received_at?: string;
          stated_at?: string | null;
        };
        Update: {
          at?: string;
          company_id?: string;
          equipment_id?: string;
          holder_person_id?: string | null;
          id?: string;
          kind?: 'out' | 'in' | 'reading';
          meter?: number;
          person_id?: string;
          project_id?: string | null;
          reason?: string | null;
          received_at?: string;
          stated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'equipment_moves_company_id_equipment_id_fkey';
            columns: ['company_id', 'equipment_id'];
            isOneToOne: false;
            referencedRelation: 'equipment';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'equipment_moves_company_id_holder_person_id_fkey';
            columns: ['company_id', 'holder_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'equipment_moves_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'equipment_moves_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      establishments: {
        Row: {
          city: string;
          company_id: string;
          ein: string | null;
          id: string;
          industry: string | null;
          naics: string;
          name: string;
          state: string;
          street: string;
          updated_at: string;
          version: number;
          zip: string;
        };
        Insert: {
          city: string;
          company_id: string;
          ein?: string | null;
          id: string;
          industry?: string | null;
          naics: string;
          name: string;
          state: string;
          street: string;
          updated_at?: string;
          version?: number;
          zip: string;
        };
        Update: {
          city?: string;
          company_id?: string;
          ein?: string | null;
          id?: string;
          industry?: string | null;
          naics?: string;
          name?: string;
          state?: string;
          street?: string;
          updated_at?: string;
          version?: number;
          zip?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'establishments_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      hazard_events: {
        Row: {
          actor_person_id: string | null;
          at: string;
          comment: string | null;
          company_id: string;
          facts: Json;
          hazard_id: string;
          id: string;
          kind: 'reported' | 'triage' | 'assign' | 'start' | 'resolve' | 'verify' | 'reopen' | 'merged' | 'merged_in' | 'action_added' | 'action_changed' | 'action_done' | 'action_canceled' | 'action_reopened' | 'photo_dropped' | 'shared' | 'share_revoked';
          request_hash: string;
          sequence: number;
        };
        Insert: {
          actor_person_id?: string | null;
          at: string;
          comment?: string | null;
          company_id: string;
          facts?: Json;
          hazard_id: string;
          id: string;
          kind: 'reported' | 'triage' | 'assign' | 'start' | 'resolve' | 'verify' | 'reopen' | 'merged' | 'merged_in' | 'action_added' | 'action_changed' | 'action_done' | 'action_canceled' | 'action_reopened' | 'photo_dropped' | 'shared' | 'share_revoked';
          request_hash: string;
          sequence: number;
        };
        Update: {
          actor_person_id?: string | null;
          at?: string;
          comment?: string | null;
          company_id?: string;
          facts?: Json;
          hazard_id?: string;
          id?: string;
          kind?: 'reported' | 'triage' | 'assign' | 'start' | 'resolve' | 'verify' | 'reopen' | 'merged' | 'merged_in' | 'action_added' | 'action_changed' | 'action_done' | 'action_canceled' | 'action_reopened' | 'photo_dropped' | 'shared' | 'share_revoked';
          request_hash?: string;
          sequence?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'hazard_events_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'hazard_events_company_id_hazard_id_fkey';
            columns: ['company_id', 'hazard_id'];
            isOneToOne: false;
            referencedRelation: 'hazards';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      hazard_reporters: {
        Row: {
          company_id: string;
          hazard_id: string;
          person_id: string;
        };
        Insert: {
          company_id: string;
          hazard_id: string;
          person_id: string;
        };
        Update: {
          company_id?: string;
          hazard_id?: string;
          person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hazard_reporters_company_id_hazard_id_fkey';
            columns: ['company_id', 'hazard_id'];
            isOneToOne: true;
            referencedRelation: 'hazards';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'hazard_reporters_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      hazards: {
        Row: {
          accuracy_m: number | null;
          assignee_person_id: string | null;
          band: 'low' | 'moderate' | 'high' | 'stop_work';
          company_id: string;
          due_on: string;
          energy: 'gravity' | 'motion' | 'mechanical' | 'electrical' | 'pressure' | 'temperature' | 'chemical' | 'biological' | 'radiation' | 'sound' | null;
          id: string;
          immediate_action: string | null;
          is_anonymous: boolean;
          lat: number | null;
          likelihood: number;
          lng: number | null;
          matrix_revision: number;
          merged_into_id: string | null;
          number: number;
          photo_ids: string[];
          place: string | null;
          project_id: string | null;
          received_at: string;
          report_hash: string;
          reported_at: string;
          residual_likelihood: number | null;
          residual_severity: number | null;
          resolved_at: string | null;
          resolved_by: string | null;
          score: number;
          search_text: string;
          severity: number;
          state: 'open' | 'assigned' | 'in_progress' | 'resolved' | 'verified' | 'reopened';
          stated_at: string | null;
          ticket_hash: string | null;
          triaged_at: string | null;
          updated_at: string;
          verified_at: string | null;
          verified_by: string | null;
          verified_by_resolver: boolean;
          version: number;
          what: string;
        };
        Insert: {
          accuracy_m?: number | null;
          assignee_person_id?: string | null;
          band: 'low' | 'moderate' | 'high' | 'stop_work';
          company_id: string;
          due_on: string;
          energy?: 'gravity' | 'motion' | 'mechanical' | 'electrical' | 'pressure' | 'temperature' | 'chemical' | 'biological' | 'radiation' | 'sound' | null;
          id: string;
          immediate_action?: string | null;
          is_anonymous: boolean;
          lat?: number | null;
          likelihood: number;
          lng?: number | null;
          matrix_revision: number;
          merged_into_id?: string | null;
          number: number;
          photo_ids?: string[];
          place?: string | null;
          project_id?: string | null;
          received_at: string;
          report_hash: string;
          reported_at: string;
          residual_likelihood?: number | null;
          residual_severity?: number | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity: number;
          state?: 'open' | 'assigned' | 'in_progress' | 'resolved' | 'verified' | 'reopened';
          stated_at?: string | null;
          ticket_hash?: string | null;
          triaged_at?: string | null;
          updated_at: string;
          verified_at?: string | null;
          verified_by?: string | null;
          verified_by_resolver?: boolean;
          version?: number;
          what: string;
        };
        Update: {
          accuracy_m?: number | null;
          assignee_person_id?: string | null;
          band?: 'low' | 'moderate' | 'high' | 'stop_work';
          company_id?: string;
          due_on?: string;
          energy?: 'gravity' | 'motion' | 'mechanical' | 'electrical' | 'pressure' | 'temperature' | 'chemical' | 'biological' | 'radiation' | 'sound' | null;
          id?: string;
          immediate_action?: string | null;
          is_anonymous?: boolean;
          lat?: number | null;
          likelihood?: number;
          lng?: number | null;
          matrix_revision?: number;
          merged_into_id?: string | null;
          number?: number;
          photo_ids?: string[];
          place?: string | null;
          project_id?: string | null;
          received_at?: string;
          report_hash?: string;
          reported_at?: string;
          residual_likelihood?: number | null;
          residual_severity?: number | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity?: number;
          state?: 'open' | 'assigned' | 'in_progress' | 'resolved' | 'verified' | 'reopened';
          stated_at?: string | null;
          ticket_hash?: string | null;
          triaged_at?: string | null;
          updated_at?: string;
          verified_at?: string | null;
          verified_by?: string | null;
          verified_by_resolver?: boolean;
          version?: number;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hazards_company_id_assignee_person_id_fkey';
            columns: ['company_id', 'assignee_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'hazards_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'hazards_company_id_matrix_revision_fkey';
            columns: ['company_id', 'matrix_revision'];
            isOneToOne: false;
            referencedRelation: 'risk_matrices';
            referencedColumns: ['company_id', 'revision'];
          },
          {
            foreignKeyName: 'hazards_company_id_merged_into_id_fkey';
            columns: ['company_id', 'merged_into_id'];
            isOneToOne: false;
            referencedRelation: 'hazards';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'hazards_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'hazards_company_id_resolved_by_fkey';
            columns: ['company_id', 'resolved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'hazards_company_id_verified_by_fkey';
            columns: ['company_id', 'verified_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      holidays: {
        Row: {
          company_id: string;
          id: string;
          name: string;
          on_date: string;
        };
        Insert: {
          company_id: string;
          id: string;
          name: string;
          on_date: string;
        };
        Update: {
          company_id?: string;
          id?: string;
          name?: string;
          on_date?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'holidays_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      hours_by_month: {
        Row: {
          company_id: string;
          cost_code_id: string | null;
          double_minutes: number;
          month: string;
          overtime_minutes: number;
          person_id: string;
          project_id: string | null;
          worked_minutes: number;
        };
        Insert: {
          company_id: string;
          cost_code_id?: string | null;
          double_minutes: number;
          month: string;
          overtime_minutes: number;
          person_id: string;
          project_id?: string | null;
          worked_minutes: number;
        };
        Update: {
          company_id?: string;
          cost_code_id?: string | null;
          double_minutes?: number;
          month?: string;
          overtime_minutes?: number;
          person_id?: string;
          project_id?: string | null;
          worked_minutes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'hours_by_month_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      inbox_items: {
        Row: {
          arguments: Json;
          company_id: string;
          created_at: string;
          dedupe_key: string;
          id: string;
          kind: string;
          person_id: string;
          read_at: string | null;
          record_id: string | null;
          record_kind: string | null;
        };
        Insert: {
          arguments?: Json;
          company_id: string;
          created_at?: string;
          dedupe_key: string;
          id?: string;
          kind: string;
          person_id: string;
          read_at?: string | null;
          record_id?: string | null;
          record_kind?: string | null;
        };
        Update: {
          arguments?: Json;
          company_id?: string;
          created_at?: string;
          dedupe_key?: string;
          id?: string;
          kind?: string;
          person_id?: string;
          read_at?: string | null;
          record_id?: string | null;
          record_kind?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'inbox_items_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      incident_medical: {
        Row: {
          born_on: string | null;
          company_id: string;
          doing_before: string;
          harmed_by: string;
          hired_on: string | null;
          incident_id: string;
          injury: string;
          kind: 'injury' | 'skin' | 'respiratory' | 'poisoning' | 'hearing' | 'other';
          sex: 'F' | 'M' | null;
          was_emergency_room: boolean | null;
          was_inpatient: boolean | null;
          what_happened: string;
        };
        Insert: {
          born_on?: string | null;
          company_id: string;
          doing_before: string;
          harmed_by: string;
          hired_on?: string | null;
          incident_id: string;
          injury: string;
          kind: 'injury' | 'skin' | 'respiratory' | 'poisoning' | 'hearing' | 'other';
          sex?: 'F' | 'M' | null;
          was_emergency_room?: boolean | null;
          was_inpatient?: boolean | null;
          what_happened: string;
        };
        Update: {
          born_on?: string | null;
          company_id?: string;
          doing_before?: string;
          harmed_by?: string;
          hired_on?: string | null;
          incident_id?: string;
          injury?: string;
          kind?: 'injury' | 'skin' | 'respiratory' | 'poisoning' | 'hearing' | 'other';
          sex?: 'F' | 'M' | null;
          was_emergency_room?: boolean | null;
          was_inpatient?: boolean | null;
          what_happened?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'incident_medical_company_id_incident_id_fkey';
            columns: ['company_id', 'incident_id'];
            isOneToOne: true;
            referencedRelation: 'incidents';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      incidents: {
        Row: {
          company_id: string;
          days_away: number;
          days_restricted: number;
          died_on: string | null;
          establishment_id: string;
          form_done_at: string | null;
          hazard_id: string | null;
          id: string;
          is_privacy_case: boolean;
          is_recordable: boolean;
          job_title: string;
          known_at: string;
          number: number;
          occurred_at: string | null;
          occurred_on: string;
          outcome: 'death' | 'days_away' | 'restricted' | 'other';
          person_id: string;
          place: string;
          reported_to_osha_at: string | null;
          severity: 'none' | 'death' | 'inpatient' | 'amputation' | 'eye_loss';
          updated_at: string;
          version: number;
          work_began_at: string | null;
        };
        Insert: {
          company_id: string;
          days_away: number;
          days_restricted: number;
          died_on?: string | null;
          establishment_id: string;
          form_done_at?: string | null;
          hazard_id?: string | null;
          id: string;
          is_privacy_case: boolean;
          is_recordable: boolean;
          job_title: string;
          known_at: string;
          number: number;
          occurred_at?: string | null;
          occurred_on: string;
          outcome: 'death' | 'days_away' | 'restricted' | 'other';
          person_id: string;
          place: string;
          reported_to_osha_at?: string | null;
          severity: 'none' | 'death' | 'inpatient' | 'amputation' | 'eye_loss';
          updated_at?: string;
          version?: number;
          work_began_at?: string | null;
        };
        Update: {
          company_id?: string;
          days_away?: number;
          days_restricted?: number;
          died_on?: string | null;
          establishment_id?: string;
          form_done_at?: string | null;
          hazard_id?: string | null;
          id?: string;
          is_privacy_case?: boolean;
          is_recordable?: boolean;
          job_title?: string;
          known_at?: string;
          number?: number;
          occurred_at?: string | null;
          occurred_on?: string;
          outcome?: 'death' | 'days_away' | 'restricted' | 'other';
          person_id?: string;
          place?: string;
          reported_to_osha_at?: string | null;
          severity?: 'none' | 'death' | 'inpatient' | 'amputation' | 'eye_loss';
          updated_at?: string;
          version?: number;
          work_began_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'incidents_company_id_establishment_id_fkey';
            columns: ['company_id', 'establishment_id'];
            isOneToOne: false;
            referencedRelation: 'establishments';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'incidents_company_id_hazard_id_fkey';
            columns: ['company_id', 'hazard_id'];
            isOneToOne: false;
            referencedRelation: 'hazards';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'incidents_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      invitations: {
        Row: {
          claimed_at: string | null;
          company_id: string;
          created_at: string;
          email: string | null;
          expires_at: string;
          id: string;
          invited_by: string | null;
          mail_due_at: string | null;
          mail_state: 'wanted' | 'queued' | 'sent' | 'failed' | null;
          opened_at: string | null;
          person_id: string;
          revoked_at: string | null;
          token_hash: string;
        };
        Insert: {
          claimed_at?: string | null;
          company_id: string;
          created_at?: string;
          email?: string | null;
          expires_at: string;
          id?: string;
          invited_by?: string | null;
          mail_due_at?: string | null;
          mail_state?: 'wanted' | 'queued' | 'sent' | 'failed' | null;
          opened_at?: string | null;
          person_id: string;
          revoked_at?: string | null;
          token_hash: string;
        };
        Update: {
          claimed_at?: string | null;
          company_id?: string;
          created_at?: string;
          email?: string | null;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          mail_due_at?: string | null;
          mail_state?: 'wanted' | 'queued' | 'sent' | 'failed' | null;
          opened_at?: string | null;
          person_id?: string;
          revoked_at?: string | null;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invitations_company_id_invited_by_fkey';
            columns: ['company_id', 'invited_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'invitations_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      job_rate_reads: {
        Row: {
          company_id: string;
          id: string;
          read_at: string;
          reader_person_id: string;
        };
        Insert: {
          company_id: string;
          id?: string;
          read_at?: string;
          reader_person_id: string;
        };
        Update: {
          company_id?: string;
          id?: string;
          read_at?: string;
          reader_person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_rate_reads_company_id_reader_person_id_fkey';
            columns: ['company_id', 'reader_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      job_rates: {
        Row: {
          classification: string | null;
          company_id: string;
          cost_code_id: string | null;
          currency: string;
          fringe: number;
          id: string;
          mode: 'replaces' | 'at_least';
          person_id: string | null;
          project_id: string | null;
          rate: number;
          removed_at: string | null;
          removed_by: string | null;
          set_at: string;
          set_by: string | null;
          valid_from: string;
          valid_to: string | null;
        };
        Insert: {
          classification?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          currency: string;
          fringe?: number;
          id: string;
          mode: 'replaces' | 'at_least';
          person_id?: string | null;
          project_id?: string | null;
          rate: number;
          removed_at?: string | null;
          removed_by?: string | null;
          set_at?: string;
          set_by?: string | null;
          valid_from: string;
          valid_to?: string | null;
        };
        Update: {
          classification?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          currency?: string;
          fringe?: number;
          id?: string;
          mode?: 'replaces' | 'at_least';
          person_id?: string | null;
          project_id?: string | null;
          rate?: number;
          removed_at?: string | null;
          removed_by?: string | null;
          set_at?: string;
          set_by?: string | null;
          valid_from?: string;
          valid_to?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'job_rates_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'job_rates_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_rates_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'job_rates_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'job_rates_company_id_removed_by_fkey';
            columns: ['company_id', 'removed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'job_rates_company_id_set_by_fkey';
            columns: ['company_id', 'set_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      jsa_approvals: {
        Row: {
          approved_at: string;
          collected_by: string;
          company_id: string;
          hash: string;
          id: string;
          jsa_id: string;
          method: 'login' | 'pin';
          own_approval: boolean;
          person_id: string;
          received_at: string;
          voided_at: string | null;
        };
        Insert: {
          approved_at: string;
          collected_by: string;
          company_id: string;
          hash: string;
          id: string;
          jsa_id: string;
          method: 'login' | 'pin';
          own_approval: boolean;
          person_id: string;
          received_at?: string;
          voided_at?: string | null;
        };
        Update: {
          approved_at?: string;
          collected_by?: string;
          company_id?: string;
          hash?: string;
          id?: string;
          jsa_id?: string;
          method?: 'login' | 'pin';
          own_approval?: boolean;
          person_id?: string;
          received_at?: string;
          voided_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_approvals_company_id_collected_by_fkey';
            columns: ['company_id', 'collected_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsa_approvals_company_id_jsa_id_fkey';
            columns: ['company_id', 'jsa_id'];
            isOneToOne: false;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'jsa_approvals_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      jsa_clips: {
        Row: {
          company_id: string;
          id: string;
          jsa_id: string;
          path: string;
          person_id: string;
          saved_at: string;
          told_at: string | null;
          told_wording: number | null;
        };
        Insert: {
          company_id: string;
          id: string;
          jsa_id: string;
          person_id: string;
          saved_at?: string;
          told_at?: string | null;
          told_wording?: number | null;
        };
        Update: {
          company_id?: string;
          id?: string;
          jsa_id?: string;
          person_id?: string;
          saved_at?: string;
          told_at?: string | null;
          told_wording?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_clips_company_id_jsa_id_fkey';
            columns: ['company_id', 'jsa_id'];
            isOneToOne: false;
            referencedRelation: 'jsa_transcripts';
            referencedColumns: ['company_id', 'jsa_id'];
          },
          {
            foreignKeyName: 'jsa_clips_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      jsa_events: {
        Row: {
          actor_person_id: string;
          at: string;
          company_id: string;
          facts: Json;
          id: string;
          jsa_id: string;
          kind: 'saved' | 'edited' | 'signed' | 'approved' | 'ended' | 'reopened' | 'confirmed' | 'rejected';
          received_at: string | null;
          request_hash: string;
          sequence: number;
          stated_at: string | null;
        };
        Insert: {
          actor_person_id: string;
          at: string;
          company_id: string;
          facts?: Json;
          id: string;
          jsa_id: string;
          kind: 'saved' | 'edited' | 'signed' | 'approved' | 'ended' | 'reopened' | 'confirmed' | 'rejected';
          received_at?: string | null;
          request_hash: string;
          sequence: number;
          stated_at?: string | null;
        };
        Update: {
          actor_person_id?: string;
          at?: string;
          company_id?: string;
          facts?: Json;
          id?: string;
          jsa_id?: string;
          kind?: 'saved' | 'edited' | 'signed' | 'approved' | 'ended' | 'reopened' | 'confirmed' | 'rejected';
          received_at?: string | null;
          request_hash?: string;
          sequence?: number;
          stated_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_events_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsa_events_company_id_jsa_id_fkey';
            columns: ['company_id', 'jsa_id'];
            isOneToOne: false;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      jsa_signatures: {
        Row: {
          collected_by: string;
          company_id: string;
          drawing: Json | null;
          hash: string;
          id: string;
          jsa_id: string;
          method: 'login' | 'finger' | 'pin';
          missed: string | null;
          name: string;
          needs_confirmation: boolean;
          person_id: string | null;
          received_at: string;
          signed_at: string;
          stated_at: string | null;
          void_reason: 'edited' | 'reopened' | 'rejected' | 'replaced' | null;
          voided_at: string | null;
        };
        Insert: {
          collected_by: string;
          company_id: string;
          drawing?: Json | null;
          hash: string;
          id: string;
          jsa_id: string;
          method: 'login' | 'finger' | 'pin';
          missed?: string | null;
          name: string;
          needs_confirmation?: boolean;
          person_id?: string | null;
          received_at?: string;
          signed_at: string;
          stated_at?: string | null;
          void_reason?: 'edited' | 'reopened' | 'rejected' | 'replaced' | null;
          voided_at?: string | null;
        };
        Update: {
          collected_by?: string;
          company_id?: string;
          drawing?: Json | null;
          hash?: string;
          id?: string;
          jsa_id?: string;
          method?: 'login' | 'finger' | 'pin';
          missed?: string | null;
          name?: string;
          needs_confirmation?: boolean;
          person_id?: string | null;
          received_at?: string;
          signed_at?: string;
          stated_at?: string | null;
          void_reason?: 'edited' | 'reopened' | 'rejected' | 'replaced' | null;
          voided_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_signatures_company_id_collected_by_fkey';
            columns: ['company_id', 'collected_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsa_signatures_company_id_jsa_id_fkey';
            columns: ['company_id', 'jsa_id'];
            isOneToOne: false;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'jsa_signatures_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      jsa_templates: {
        Row: {
          archived_at: string | null;
          company_id: string;
          document: Json;
          id: string;
          made_from: string | null;
          name: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          archived_at?: string | null;
          company_id: string;
          document: Json;
          id: string;
          made_from?: string | null;
          name: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          company_id?: string;
          document?: Json;
          id?: string;
          made_from?: string | null;
          name?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_templates_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jsa_templates_company_id_made_from_fkey';
            columns: ['company_id', 'made_from'];
            isOneToOne: false;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      jsa_transcripts: {
        Row: {
          company_id: string;
          jsa_id: string;
          lines: Json;
          person_id: string;
          saved_at: string;
        };
        Insert: {
          company_id: string;
          jsa_id: string;
          lines: Json;
          person_id: string;
          saved_at?: string;
        };
        Update: {
          company_id?: string;
          jsa_id?: string;
          lines?: Json;
          person_id?: string;
          saved_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_transcripts_company_id_jsa_id_fkey';
            columns: ['company_id', 'jsa_id'];
            isOneToOne: true;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'jsa_transcripts_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      jsa_versions: {
        Row: {
          company_id: string;
          document: Json;
          hash: string;
          jsa_id: string;
          saved_at: string;
          saved_by: string;
          version: number;
        };
        Insert: {
          company_id: string;
          document: Json;
          hash: string;
          jsa_id: string;
          saved_at?: string;
          saved_by: string;
          version: number;
        };
        Update: {
          company_id?: string;
          document?: Json;
          hash?: string;
          jsa_id?: string;
          saved_at?: string;
          saved_by?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'jsa_versions_company_id_jsa_id_fkey';
            columns: ['company_id', 'jsa_id'];
            isOneToOne: false;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'jsa_versions_company_id_saved_by_fkey';
            columns: ['company_id', 'saved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      jsas: {
        Row: {
          also_said_text: string;
          approved_at: string | null;
          approved_by: string | null;
          approved_by_pin: boolean;
          author_person_id: string;
          company_id: string;
          copied_from_id: string | null;
          document: Json;
          document_version: number;
          edited_by: string;
          end_change: 'crew' | 'site' | 'scope' | 'weather' | 'equipment' | null;
          end_comment: string | null;
          end_reason: 'done' | 'changed' | null;
          ended_at: string | null;
          ended_by: string | null;
          ends_at: string;
          hash: string;
          id: string;
          is_high_risk: boolean;
          made_at: string;
          number: number;
          own_approval: boolean;
          project_id: string | null;
          received_at: string;
          search_text: string;
          signed: number;
          stated_at: string | null;
          updated_at: string;
          version: number;
          voided: number;
        };
        Insert: {
          also_said_text?: string;
          approved_at?: string | null;
          approved_by?: string | null;
          approved_by_pin?: boolean;
          author_person_id: string;
          company_id: string;
          copied_from_id?: string | null;
          document: Json;
          document_version?: number;
          edited_by: string;
          end_change?: 'crew' | 'site' | 'scope' | 'weather' | 'equipment' | null;
          end_comment?: string | null;
          end_reason?: 'done' | 'changed' | null;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at: string;
          hash: string;
          id: string;
          is_high_risk: boolean;
          made_at: string;
          number: number;
          own_approval?: boolean;
          project_id?: string | null;
          received_at?: string;
          signed?: number;
          stated_at?: string | null;
          updated_at?: string;
          version?: number;
          voided?: number;
        };
        Update: {
          also_said_text?: string;
          approved_at?: string | null;
          approved_by?: string | null;
          approved_by_pin?: boolean;
          author_person_id?: string;
          company_id?: string;
          copied_from_id?: string | null;
          document?: Json;
          document_version?: number;
          edited_by?: string;
          end_change?: 'crew' | 'site' | 'scope' | 'weather' | 'equipment' | null;
          end_comment?: string | null;
          end_reason?: 'done' | 'changed' | null;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at?: string;
          hash?: string;
          id?: string;
          is_high_risk?: boolean;
          made_at?: string;
          number?: number;
          own_approval?: boolean;
          project_id?: string | null;
          received_at?: string;
          signed?: number;
          stated_at?: string | null;
          updated_at?: string;
          version?: number;
          voided?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'jsas_company_id_approved_by_fkey';
            columns: ['company_id', 'approved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsas_company_id_author_person_id_fkey';
            columns: ['company_id', 'author_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsas_company_id_copied_from_id_fkey';
            columns: ['company_id', 'copied_from_id'];
            isOneToOne: false;
            referencedRelation: 'jsas';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'jsas_company_id_edited_by_fkey';
            columns: ['company_id', 'edited_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsas_company_id_ended_by_fkey';
            columns: ['company_id', 'ended_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'jsas_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jsas_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      kiosk_codes: {
        Row: {
          cancelled_at: string | null;
          code_hash: string;
          company_id: string;
          created_at: string;
          created_by: string;
          expires_at: string;
          id: string;
          kiosk_id: string | null;
          name: string;
          photo: 'off' | 'optional' | 'required';
          site_ids: string[];
        };
        Insert: {
          cancelled_at?: string | null;
          code_hash: string;
          company_id: string;
          created_at?: string;
          created_by: string;
          expires_at: string;
          id?: string;
          kiosk_id?: string | null;
          name: string;
          photo: 'off' | 'optional' | 'required';
          site_ids: string[];
        };
        Update: {
          cancelled_at?: string | null;
          code_hash?: string;
          company_id?: string;
          created_at?: string;
          created_by?: string;
          expires_at?: string;
          id?: string;
          kiosk_id?: string | null;
          name?: string;
          photo?: 'off' | 'optional' | 'required';
          site_ids?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'kiosk_codes_company_id_created_by_fkey';
            columns: ['company_id', 'created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'kiosk_codes_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'kiosk_codes_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      kiosk_devices: {
        Row: {
          company_id: string;
          device_key: string;
          kiosk_id: string;
          last_seen_at: string;
        };
        Insert: {
          company_id: string;
          device_key: string;
          kiosk_id: string;
          last_seen_at?: string;
        };
        Update: {
          company_id?: string;
          device_key?: string;
          kiosk_id?: string;
          last_seen_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'kiosk_devices_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: true;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      kiosk_sites: {
        Row: {
          company_id: string;
          kiosk_id: string;
          site_id: string;
        };
        Insert: {
          company_id: string;
          kiosk_id: string;
          site_id: string;
        };
        Update: {
          company_id?: string;
          kiosk_id?: string;
          site_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'kiosk_sites_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'kiosk_sites_company_id_site_id_fkey';
            columns: ['company_id', 'site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      kiosks: {
        Row: {
          company_id: string;
          created_at: string;
          id: string;
          name: string;
          photo: 'off' | 'optional' | 'required';
          revoked_at: string | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          id?: string;
          name: string;
          photo?: 'off' | 'optional' | 'required';
          revoked_at?: string | null;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          id?: string;
          name?: string;
          photo?: 'off' | 'optional' | 'required';
          revoked_at?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'kiosks_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      labor_burdens: {
        Row: {
          classification: string | null;
          company_id: string;
          id: string;
          percent: number;
          person_id: string | null;
          set_at: string;
          set_by: string | null;
          valid_from: string;
        };
        Insert: {
          classification?: string | null;
          company_id: string;
          id: string;
          percent: number;
          person_id?: string | null;
          set_at?: string;
          set_by?: string | null;
          valid_from: string;
        };
        Update: {
          classification?: string | null;
          company_id?: string;
          id?: string;
          percent?: number;
          person_id?: string | null;
          set_at?: string;
          set_by?: string | null;
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'labor_burdens_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'labor_burdens_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'labor_burdens_company_id_set_by_fkey';
            columns: ['company_id', 'set_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      legal_holds: {
        Row: {
          company_id: string;
          end_reason: string | null;
          ended_at: string | null;
          ended_by: string | null;
          id: string;
          kind: 'person' | 'project' | 'company';
          person_id: string | null;
          project_id: string | null;
          reason: string;
          set_at: string;
          set_by: string;
          until: string | null;
        };
        Insert: {
          company_id: string;
          end_reason?: string | null;
          ended_at?: string | null;
          ended_by?: string | null;
          id: string;
          kind: 'person' | 'project' | 'company';
          person_id?: string | null;
          project_id?: string | null;
          reason: string;
          set_at?: string;
          set_by: string;
          until?: string | null;
        };
        Update: {
          company_id?: string;
          end_reason?: string | null;
          ended_at?: string | null;
          ended_by?: string | null;
          id?: string;
          kind?: 'person' | 'project' | 'company';
          person_id?: string | null;
          project_id?: string | null;
          reason?: string;
          set_at?: string;
          set_by?: string;
          until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'legal_holds_company_id_ended_by_fkey';
            columns: ['company_id', 'ended_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'legal_holds_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'legal_holds_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'legal_holds_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'legal_holds_company_id_set_by_fkey';
            columns: ['company_id', 'set_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      location_choices: {
        Row: {
          choice: 'acknowledged' | 'withdrawn';
          chosen_at: string;
          company_id: string;
          device_id: string | null;
          id: string;
          kiosk_id: string | null;
          language: 'en' | 'es';
          person_id: string;
          recorded_by: string | null;
          version: number;
          way: 'app' | 'paper' | 'kiosk';
        };
        Insert: {
          choice: 'acknowledged' | 'withdrawn';
          chosen_at?: string;
          company_id: string;
          device_id?: string | null;
          id?: string;
          kiosk_id?: string | null;
          language: 'en' | 'es';
          person_id: string;
          recorded_by?: string | null;
          version: number;
          way: 'app' | 'paper' | 'kiosk';
        };
        Update: {
          choice?: 'acknowledged' | 'withdrawn';
          chosen_at?: string;
          company_id?: string;
          device_id?: string | null;
          id?: string;
          kiosk_id?: string | null;
          language?: 'en' | 'es';
          person_id?: string;
          recorded_by?: string | null;
          version?: number;
          way?: 'app' | 'paper' | 'kiosk';
        };
        Relationships: [
          {
            foreignKeyName: 'location_choices_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'location_choices_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'location_choices_company_id_recorded_by_fkey';
            columns: ['company_id', 'recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'location_choices_company_id_version_fkey';
            columns: ['company_id', 'version'];
            isOneToOne: false;
            referencedRelation: 'location_notices';
            referencedColumns: ['company_id', 'version'];
          },
        ];
      };
      location_notices: {
        Row: {
          company_id: string;
          covers_trail: boolean;
          text_en: string;
          text_es: string;
          version: number;
          written_at: string;
          written_by: string | null;
        };
        Insert: {
          company_id: string;
          covers_trail?: boolean;
          text_en: string;
          text_es: string;
          version: number;
          written_at?: string;
          written_by?: string | null;
        };
        Update: {
          company_id?: string;
          covers_trail?: boolean;
          text_en?: string;
          text_es?: string;
          version?: number;
          written_at?: string;
          written_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'location_notices_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'location_notices_company_id_written_by_fkey';
            columns: ['company_id', 'written_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      location_reads: {
        Row: {
          company_id: string;
          from_at: string;
          id: string;
          person_id: string;
          points: number;
          purpose: string;
          read_at: string;
          reader_person_id: string;
          to_at: string;
        };
        Insert: {
          company_id: string;
          from_at: string;
          id?: string;
          person_id: string;
          points: number;
          purpose: string;
          read_at?: string;
          reader_person_id: string;
          to_at: string;
        };
        Update: {
          company_id?: string;
          from_at?: string;
          id?: string;
          person_id?: string;
          points?: number;
          purpose?: string;
          read_at?: string;
          reader_person_id?: string;
          to_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'location_reads_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'location_reads_company_id_reader_person_id_fkey';
            columns: ['company_id', 'reader_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      locked_pay_lines: {
        Row: {
          amount_cents: number | null;
          classification: string | null;
          company_id: string;
          cost_code_id: string | null;
          currency: string | null;
          earning: string;
          is_split_week: boolean;
          minutes: number;
          percent: number;
          period_from: string;
          person_id: string;
          project_id: string | null;
          rate: number | null;
          sheet_from: string;
          time_off_kind: string | null;
          week_from: string;
        };
        Insert: {
          amount_cents?: number | null;
          classification?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          currency?: string | null;
          earning: string;
          is_split_week: boolean;
          minutes: number;
          percent: number;
          period_from: string;
          person_id: string;
          project_id?: string | null;
          rate?: number | null;
          sheet_from: string;
          time_off_kind?: string | null;
          week_from: string;
        };
        Update: {
          amount_cents?: number | null;
          classification?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          currency?: string | null;
          earning?: string;
          is_split_week?: boolean;
          minutes?: number;
          percent?: number;
          period_from?: string;
          person_id?: string;
          project_id?: string | null;
          rate?: number | null;
          sheet_from?: string;
          time_off_kind?: string | null;
          week_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'locked_pay_lines_company_id_person_id_sheet_from_fkey';
            columns: ['company_id', 'person_id', 'sheet_from'];
            isOneToOne: false;
            referencedRelation: 'timesheets';
            referencedColumns: ['company_id', 'person_id', 'period_from'];
          },
        ];
      };
      memberships: {
        Row: {
          company_id: string;
          created_at: string;
          id: string;
          person_id: string;
          role: 'employee' | 'supervisor' | 'admin';
          valid_from: string;
          valid_to: string | null;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          id?: string;
          person_id: string;
          role: 'employee' | 'supervisor' | 'admin';
          valid_from?: string;
          valid_to?: string | null;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          id?: string;
          person_id?: string;
          role?: 'employee' | 'supervisor' | 'admin';
          valid_from?: string;
          valid_to?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'memberships_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      notification_settings: {
        Row: {
          changed_at: string;
          company_id: string;
          person_id: string;
          quiet_from: string | null;
          quiet_hours: 'company' | 'off' | 'own';
          quiet_to: string | null;
          turned_off: string[];
        };
        Insert: {
          changed_at?: string;
          company_id: string;
          person_id: string;
          quiet_from?: string | null;
          quiet_hours?: 'company' | 'off' | 'own';
          quiet_to?: string | null;
          turned_off?: string[];
        };
        Update: {
          changed_at?: string;
          company_id?: string;
          person_id?: string;
          quiet_from?: string | null;
          quiet_hours?: 'company' | 'off' | 'own';
          quiet_to?: string | null;
          turned_off?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'notification_settings_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      order_events: {
        Row: {
          actor_person_id: string | null;
          at: string;
          by_link: boolean;
          company_id: string;
          facts: Json;
          id: string;
          kind: 'created' | 'revised' | 'submitted' | 'passed' | 'approved' | 'returned' | 'rejected' | 'canceled' | 'closed' | 'sent_by_phone' | 'mail_queued' | 'mail_sent' | 'mail_failed' | 'ordered';
          on_behalf_of: string | null;
          order_id: string;
          own_approval: boolean;
          reason: string | null;
          request_hash: string;
          revision: number;
          sequence: number;
        };
        Insert: {
          actor_person_id?: string | null;
          at?: string;
          by_link?: boolean;
          company_id: string;
          facts?: Json;
          id: string;
          kind: 'created' | 'revised' | 'submitted' | 'passed' | 'approved' | 'returned' | 'rejected' | 'canceled' | 'closed' | 'sent_by_phone' | 'mail_queued' | 'mail_sent' | 'mail_failed' | 'ordered';
          on_behalf_of?: string | null;
          order_id: string;
          own_approval?: boolean;
          reason?: string | null;
          request_hash: string;
          revision: number;
          sequence: number;
        };
        Update: {
          actor_person_id?: string | null;
          at?: string;
          by_link?: boolean;
          company_id?: string;
          facts?: Json;
          id?: string;
          kind?: 'created' | 'revised' | 'submitted' | 'passed' | 'approved' | 'returned' | 'rejected' | 'canceled' | 'closed' | 'sent_by_phone' | 'mail_queued' | 'mail_sent' | 'mail_failed' | 'ordered';
          on_behalf_of?: string | null;
          order_id?: string;
          own_approval?: boolean;
          reason?: string | null;
          request_hash?: string;
          revision?: number;
          sequence?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'order_events_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'order_events_company_id_on_behalf_of_fkey';
            columns: ['company_id', 'on_behalf_of'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'order_events_company_id_order_id_fkey';
            columns: ['company_id', 'order_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_orders';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      order_links: {
        Row: {
          company_id: string;
          created_at: string;
          expires_at: string;
          id: string;
          order_id: string;
          person_id: string;
          purpose: string;
          revision: number;
          token_hash: string;
          used_at: string | null;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          expires_at: string;
          id?: string;
          order_id: string;
          person_id: string;
          purpose: string;
          revision: number;
          token_hash: string;
          used_at?: string | null;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          order_id?: string;
          person_id?: string;
          purpose?: string;
          revision?: number;
          token_hash?: string;
          used_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_links_company_id_order_id_fkey';
            columns: ['company_id', 'order_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'order_links_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      order_requests: {
        Row: {
          company_id: string;
          id: string;
          needed_by: string | null;
          order_id: string | null;
          person_id: string;
          project_id: string | null;
          quantity: string | null;
          reason: string | null;
          received_at: string;
          request_hash: string;
          requested_at: string;
          same_as_id: string | null;
          settled_by: string | null;
          state: 'open' | 'ordered' | 'declined' | 'withdrawn';
          updated_at: string;
          version: number;
          what: string;
        };
        Insert: {
          company_id: string;
          id: string;
          needed_by?: string | null;
          order_id?: string | null;
          person_id: string;
          project_id?: string | null;
          quantity?: string | null;
          reason?: string | null;
          received_at?: string;
          request_hash: string;
          requested_at: string;
          same_as_id?: string | null;
          settled_by?: string | null;
          state?: 'open' | 'ordered' | 'declined' | 'withdrawn';
          updated_at?: string;
          version?: number;
          what: string;
        };
        Update: {
          company_id?: string;
          id?: string;
          needed_by?: string | null;
          order_id?: string | null;
          person_id?: string;
          project_id?: string | null;
          quantity?: string | null;
          reason?: string | null;
          received_at?: string;
          request_hash?: string;
          requested_at?: string;
          same_as_id?: string | null;
          settled_by?: string | null;
          state?: 'open' | 'ordered' | 'declined' | 'withdrawn';
          updated_at?: string;
          version?: number;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_requests_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_requests_company_id_order_id_fkey';
            columns: ['company_id', 'order_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'order_requests_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'order_requests_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'order_requests_company_id_same_as_id_fkey';
            columns: ['company_id', 'same_as_id'];
            isOneToOne: false;
            referencedRelation: 'order_requests';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'order_requests_company_id_settled_by_fkey';
            columns: ['company_id', 'settled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      order_revisions: {
        Row: {
          company_id: string;
          discount_cents: number;
          freight_cents: number;
          needed_by: string | null;
          note: string | null;
          order_id: string;
          override_reason: string | null;
          project_id: string | null;
          revision: number;
          saved_at: string;
          saved_by: string;
          ship_to: string | null;
          subtotal_cents: number;
          tax_cents: number;
          total_cents: number;
          vendor_id: string | null;
          vendor_name: string | null;
          vendor_note: string | null;
        };
        Insert: {
          company_id: string;
          discount_cents?: number;
          freight_cents?: number;
          needed_by?: string | null;
          note?: string | null;
          order_id: string;
          override_reason?: string | null;
          project_id?: string | null;
          revision: number;
          saved_at?: string;
          saved_by: string;
          ship_to?: string | null;
          subtotal_cents?: number;
          tax_cents?: number;
          total_cents?: number;
          vendor_id?: string | null;
          vendor_name?: string | null;
          vendor_note?: string | null;
        };
        Update: {
          company_id?: string;
          discount_cents?: number;
          freight_cents?: number;
          needed_by?: string | null;
          note?: string | null;
          order_id?: string;
          override_reason?: string | null;
          project_id?: string | null;
          revision?: number;
          saved_at?: string;
          saved_by?: string;
          ship_to?: string | null;
          subtotal_cents?: number;
          tax_cents?: number;
          total_cents?: number;
          vendor_id?: string | null;
          vendor_name?: string | null;
          vendor_note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_revisions_company_id_order_id_fkey';
            columns: ['company_id', 'order_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'order_revisions_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'order_revisions_company_id_saved_by_fkey';
            columns: ['company_id', 'saved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'order_revisions_company_id_vendor_id_fkey';
            columns: ['company_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      osha_years: {
        Row: {
          average_employees: number;
          company_id: string;
          establishment_id: string;
          hours_worked: number;
          peak_employees: number;
          updated_at: string;
          version: number;
          year: number;
        };
        Insert: {
          average_employees: number;
          company_id: string;
          establishment_id: string;
          hours_worked: number;
          peak_employees: number;
          updated_at?: string;
          version?: number;
          year: number;
        };
        Update: {
          average_employees?: number;
          company_id?: string;
          establishment_id?: string;
          hours_worked?: number;
          peak_employees?: number;
          updated_at?: string;
          version?: number;
          year?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'osha_years_company_id_establishment_id_fkey';
            columns: ['company_id', 'establishment_id'];
            isOneToOne: false;
            referencedRelation: 'establishments';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      other_pay: {
        Row: {
          added_at: string;
          added_by: string | null;
          amount_cents: number;
          company_id: string;
          date: string;
          id: string;
          kind: 'nondiscretionary_bonus' | 'commission' | 'discretionary_bonus' | 'other';
          person_id: string;
        };
        Insert: {
          added_at?: string;
          added_by?: string | null;
          amount_cents: number;
          company_id: string;
          date: string;
          id: string;
          kind: 'nondiscretionary_bonus' | 'commission' | 'discretionary_bonus' | 'other';
          person_id: string;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          amount_cents?: number;
          company_id?: string;
          date?: string;
          id?: string;
          kind?: 'nondiscretionary_bonus' | 'commission' | 'discretionary_bonus' | 'other';
          person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'other_pay_company_id_added_by_fkey';
            columns: ['company_id', 'added_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'other_pay_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      pay_lines: {
        Row: {
          amount_cents: number | null;
          classification: string | null;
          company_id: string;
          cost_code_id: string | null;
          currency: string | null;
          earning: 'regular' | 'overtime' | 'double_time' | 'meal_premium' | 'rest_premium' | 'fringe' | 'salary' | 'time_off' | 'bonus' | 'commission' | 'other_pay';
          is_split_week: boolean;
          minutes: number;
          percent: number;
          period_from: string;
          period_to: string;
          person_id: string;
          position: number;
          project_id: string | null;
          rate: number | null;
          time_off_kind: string | null;
          week_from: string;
        };
        Insert: {
          amount_cents?: number | null;
          classification?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          currency?: string | null;
          earning: 'regular' | 'overtime' | 'double_time' | 'meal_premium' | 'rest_premium' | 'fringe' | 'salary' | 'time_off' | 'bonus' | 'commission' | 'other_pay';
          is_split_week: boolean;
          minutes: number;
          percent: number;
          period_from: string;
          period_to: string;
          person_id: string;
          position: number;
          project_id?: string | null;
          rate?: number | null;
          time_off_kind?: string | null;
          week_from: string;
        };
        Update: {
          amount_cents?: number | null;
          classification?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          currency?: string | null;
          earning?: 'regular' | 'overtime' | 'double_time' | 'meal_premium' | 'rest_premium' | 'fringe' | 'salary' | 'time_off' | 'bonus' | 'commission' | 'other_pay';
          is_split_week?: boolean;
          minutes?: number;
          percent?: number;
          period_from?: string;
          period_to?: string;
          person_id?: string;
          position?: number;
          project_id?: string | null;
          rate?: number | null;
          time_off_kind?: string | null;
          week_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pay_lines_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      pay_rate_reads: {
        Row: {
          company_id: string;
          id: string;
          person_id: string;
          read_at: string;
          reader_person_id: string;
        };
        Insert: {
          company_id: string;
          id?: string;
          person_id: string;
          read_at?: string;
          reader_person_id: string;
        };
        Update: {
          company_id?: string;
          id?: string;
          person_id?: string;
          read_at?: string;
          reader_person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pay_rate_reads_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'pay_rate_reads_company_id_reader_person_id_fkey';
            columns: ['company_id', 'reader_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      pay_rates: {
        Row: {
          company_id: string;
          currency: string;
          id: string;
          person_id: string;
          rate: number;
          removed_at: string | null;
          removed_by: string | null;
          set_at: string;
          set_by: string | null;
          valid_from: string;
          valid_to: string | null;
        };
        Insert: {
          company_id: string;
          currency: string;
          id?: string;
          person_id: string;
          rate: number;
          removed_at?: string | null;
          removed_by?: string | null;
          set_at?: string;
          set_by?: string | null;
          valid_from: string;
          valid_to?: string | null;
        };
        Update: {
          company_id?: string;
          currency?: string;
          id?: string;
          person_id?: string;
          rate?: number;
          removed_at?: string | null;
          removed_by?: string | null;
          set_at?: string;
          set_by?: string | null;
          valid_from?: string;
          valid_to?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'pay_rates_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'pay_rates_company_id_removed_by_fkey';
            columns: ['company_id', 'removed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'pay_rates_company_id_set_by_fkey';
            columns: ['company_id', 'set_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      pay_terms: {
        Row: {
          breaks: Json | null;
          changed_at: string;
          changed_by: string | null;
          classification: string | null;
          company_id: string;
          id: string;
          kind: 'hourly' | 'salaried_nonexempt' | 'exempt' | 'contractor';
          overtime: Json | null;
          person_id: string;
          salary: Json | null;
          time_zone: string | null;
          valid_from: string;
        };
        Insert: {
          breaks?: Json | null;
          changed_at?: string;
          changed_by?: string | null;
          classification?: string | null;
          company_id: string;
          id?: string;
          kind: 'hourly' | 'salaried_nonexempt' | 'exempt' | 'contractor';
          overtime?: Json | null;
          person_id: string;
          salary?: Json | null;
          time_zone?: string | null;
          valid_from: string;
        };
        Update: {
          breaks?: Json | null;
          changed_at?: string;
          changed_by?: string | null;
          classification?: string | null;
          company_id?: string;
          id?: string;
          kind?: 'hourly' | 'salaried_nonexempt' | 'exempt' | 'contractor';
          overtime?: Json | null;
          person_id?: string;
          salary?: Json | null;
          time_zone?: string | null;
          valid_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pay_terms_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'pay_terms_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      payroll_codes: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          cost_code_id: string | null;
          id: string;
          kind: 'project' | 'cost_code' | 'earning' | 'setting';
          name: string | null;
          project_id: string | null;
          system: string;
          value: string;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          id?: string;
          kind: 'project' | 'cost_code' | 'earning' | 'setting';
          name?: string | null;
          project_id?: string | null;
          system: string;
          value: string;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          id?: string;
          kind?: 'project' | 'cost_code' | 'earning' | 'setting';
          name?: string | null;
          project_id?: string | null;
          system?: string;
          value?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payroll_codes_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'payroll_codes_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'payroll_codes_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payroll_codes_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      payroll_export_pay: {
        Row: {
          amount_cents: number | null;
          classification: string | null;
          company_id: string;
          cost_code_id: string | null;
          currency: string | null;
          earning: string;
          export_id: string;
          is_split_week: boolean;
          minutes: number;
          percent: number;
          period_from: string;
          person_id: string;
          project_id: string | null;
          rate: number | null;
          time_off_kind: string | null;
          week_from: string;
        };
        Insert: {
          amount_cents?: number | null;
          classification?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          currency?: string | null;
          earning: string;
          export_id: string;
          is_split_week: boolean;
          minutes: number;
          percent: number;
          period_from: string;
          person_id: string;
          project_id?: string | null;
          rate?: number | null;
          time_off_kind?: string | null;
          week_from: string;
        };
        Update: {
          amount_cents?: number | null;
          classification?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          currency?: string | null;
          earning?: string;
          export_id?: string;
          is_split_week?: boolean;
          minutes?: number;
          percent?: number;
          period_from?: string;
          person_id?: string;
          project_id?: string | null;
          rate?: number | null;
          time_off_kind?: string | null;
          week_from?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payroll_export_pay_company_id_export_id_fkey';
            columns: ['company_id', 'export_id'];
            isOneToOne: false;
            referencedRelation: 'payroll_exports';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'payroll_export_pay_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      payroll_export_time: {
        Row: {
          class: string;
          company_id: string;
          cost_code_id: string | null;
          date: string;
          export_id: string;
          minutes: number;
          person_id: string;
          project_id: string | null;
        };
        Insert: {
          class: string;
          company_id: string;
          cost_code_id?: string | null;
          date: string;
          export_id: string;
          minutes: number;
          person_id: string;
          project_id?: string | null;
        };
        Update: {
          class?: string;
          company_id?: string;
          cost_code_id?: string | null;
          date?: string;
          export_id?: string;
          minutes?: number;
          person_id?: string;
          project_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'payroll_export_time_company_id_export_id_fkey';
            columns: ['company_id', 'export_id'];
            isOneToOne: false;
            referencedRelation: 'payroll_exports';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'payroll_export_time_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      payroll_exports: {
        Row: {
          asked_at: string;
          asked_by: string | null;
          company_id: string;
          done_share: number;
          ended_at: string | null;
          file_bytes: number | null;
          file_name: string | null;
          file_path: string | null;
          file_sha256: string | null;
          format: string;
          id: string;
          is_delta: boolean;
          lines_of: string | null;
          number: number;
          people: number;
          period_from: string;
          period_to: string;
          state: 'waiting' | 'done' | 'failed' | 'canceled';
          totals: Json;
        };
        Insert: {
          asked_at?: string;
          asked_by?: string | null;
          company_id: string;
          done_share?: number;
          ended_at?: string | null;
          file_bytes?: number | null;
          file_name?: string | null;
          file_path?: string | null;
          file_sha256?: string | null;
          format: string;
          id: string;
          is_delta: boolean;
          lines_of?: string | null;
          number: number;
          people: number;
          period_from: string;
          period_to: string;
          state?: 'waiting' | 'done' | 'failed' | 'canceled';
          totals: Json;
        };
        Update: {
          asked_at?: string;
          asked_by?: string | null;
          company_id?: string;
          done_share?: number;
          ended_at?: string | null;
          file_bytes?: number | null;
          file_name?: string | null;
          file_path?: string | null;
          file_sha256?: string | null;
          format?: string;
          id?: string;
          is_delta?: boolean;
          lines_of?: string | null;
          number?: number;
          people?: number;
          period_from?: string;
          period_to?: string;
          state?: 'waiting' | 'done' | 'failed' | 'canceled';
          totals?: Json;
        };
        Relationships: [
          {
            foreignKeyName: 'payroll_exports_company_id_asked_by_fkey';
            columns: ['company_id', 'asked_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'payroll_exports_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payroll_exports_company_id_lines_of_fkey';
            columns: ['company_id', 'lines_of'];
            isOneToOne: false;
            referencedRelation: 'payroll_exports';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      payroll_people: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          payroll_id: string;
          person_id: string;
          system: string;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          payroll_id: string;
          person_id: string;
          system: string;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          payroll_id?: string;
          person_id?: string;
          system?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payroll_people_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'payroll_people_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      payroll_reads: {
        Row: {
          company_id: string;
          export_id: string | null;
          id: string;
          is_file: boolean;
          period_from: string | null;
          read_at: string;
          reader_person_id: string;
        };
        Insert: {
          company_id: string;
          export_id?: string | null;
          id?: string;
          is_file?: boolean;
          period_from?: string | null;
          read_at?: string;
          reader_person_id: string;
        };
        Update: {
          company_id?: string;
          export_id?: string | null;
          id?: string;
          is_file?: boolean;
          period_from?: string | null;
          read_at?: string;
          reader_person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payroll_reads_company_id_export_id_fkey';
            columns: ['company_id', 'export_id'];
            isOneToOne: false;
            referencedRelation: 'payroll_exports';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'payroll_reads_company_id_reader_person_id_fkey';
            columns: ['company_id', 'reader_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      people_imports: {
        Row: {
          company_id: string;
          counts: Json;
          file_name: string;
          id: string;
          imported_at: string;
          imported_by: string;
        };
        Insert: {
          company_id: string;
          counts: Json;
          file_name: string;
          id: string;
          imported_at?: string;
          imported_by: string;
        };
        Update: {
          company_id?: string;
          counts?: Json;
          file_name?: string;
          id?: string;
          imported_at?: string;
          imported_by?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'people_imports_company_id_imported_by_fkey';
            columns: ['company_id', 'imported_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      people_views: {
        Row: {
          company_id: string;
          created_at: string;
          filters: Json;
          id: string;
          name: string;
          person_id: string;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          filters?: Json;
          id?: string;
          name: string;
          person_id?: string;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          filters?: Json;
          id?: string;
          name?: string;
          person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'people_views_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      person_details: {
        Row: {
          company_id: string;
          contact_email: string | null;
          employee_number: string | null;
          hired_on: string | null;
          notes: string | null;
          person_id: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          contact_email?: string | null;
          employee_number?: string | null;
          hired_on?: string | null;
          notes?: string | null;
          person_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          contact_email?: string | null;
          employee_number?: string | null;
          hired_on?: string | null;
          notes?: string | null;
          person_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'person_details_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      person_merges: {
        Row: {
          company_id: string;
          dropped_person_id: string;
          id: string;
          kept_person_id: string;
          merged_at: string;
          merged_by: string | null;
          moved: Json;
          undone_at: string | null;
          undone_by: string | null;
        };
        Insert: {
          company_id: string;
          dropped_person_id: string;
          id?: string;
          kept_person_id: string;
          merged_at?: string;
          merged_by?: string | null;
          moved?: Json;
          undone_at?: string | null;
          undone_by?: string | null;
        };
        Update: {
          company_id?: string;
          dropped_person_id?: string;
          id?: string;
          kept_person_id?: string;
          merged_at?: string;
          merged_by?: string | null;
          moved?: Json;
          undone_at?: string | null;
          undone_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'person_merges_company_id_dropped_person_id_fkey';
            columns: ['company_id', 'dropped_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'person_merges_company_id_kept_person_id_fkey';
            columns: ['company_id', 'kept_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'person_merges_company_id_merged_by_fkey';
            columns: ['company_id', 'merged_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'person_merges_company_id_undone_by_fkey';
            columns: ['company_id', 'undone_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      person_pins: {
        Row: {
          company_id: string;
          hash: string;
          iterations: number;
          person_id: string;
          proof_key: string;
          salt: string;
          updated_at: string;
        };
        Insert: {
          company_id: string;
          hash: string;
          iterations: number;
          person_id: string;
          proof_key: string;
          salt: string;
          updated_at?: string;
        };
        Update: {
          company_id?: string;
          hash?: string;
          iterations?: number;
          person_id?: string;
          proof_key?: string;
          salt?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'person_pins_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      platform_admins: {
        Row: {
          granted_at: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          company_id: string | null;
          created_at: string;
          first_name: string;
          has_login: boolean;
          id: string;
          language: 'en' | 'es';
          last_name: string;
          person_id: string;
          phone: string | null;
          photo_url: string | null;
          profile_complete: boolean;
          theme: 'company' | 'light' | 'dark';
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id?: string | null;
          created_at?: string;
          first_name?: string;
          has_login?: boolean;
          id?: string;
          language?: 'en' | 'es';
          last_name?: string;
          person_id?: string;
          phone?: string | null;
          photo_url?: string | null;
          profile_complete?: boolean;
          theme?: 'company' | 'light' | 'dark';
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string | null;
          created_at?: string;
          first_name?: string;
          has_login?: boolean;
          id?: string;
          language?: 'en' | 'es';
          last_name?: string;
          person_id?: string;
          phone?: string | null;
          photo_url?: string | null;
          profile_complete?: boolean;
          theme?: 'company' | 'light' | 'dark';
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'profiles_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      project_budgets: {
        Row: {
          activated_at: string | null;
          activated_by: string | null;
          company_id: string;
          project_id: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          activated_at?: string | null;
          activated_by?: string | null;
          company_id: string;
          project_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          activated_at?: string | null;
          activated_by?: string | null;
          company_id?: string;
          project_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'project_budgets_company_id_activated_by_fkey';
            columns: ['company_id', 'activated_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'project_budgets_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: true;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      project_certificates: {
        Row: {
          company_id: string;
          kind: string;
          project_id: string;
        };
        Insert: {
          company_id: string;
          kind: string;
          project_id: string;
        };
        Update: {
          company_id?: string;
          kind?: string;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'project_certificates_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      project_contracts: {
        Row: {
          apprentice_programs: Json;
          billed: number;
          billed_on: string | null;
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          contract_number: string | null;
          fringe_plans: Json;
          location: string | null;
          price: number | null;
          prime_contractor: string | null;
          project_id: string;
          updated_at: string;
          version: number;
          wage_determination: string | null;
        };
        Insert: {
          apprentice_programs?: Json;
          billed?: number;
          billed_on?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          contract_number?: string | null;
          fringe_plans?: Json;
          location?: string | null;
          price?: number | null;
          prime_contractor?: string | null;
          project_id: string;
          updated_at?: string;
          version?: number;
          wage_determination?: string | null;
        };
        Update: {
          apprentice_programs?: Json;
          billed?: number;
          billed_on?: string | null;
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          contract_number?: string | null;
          fringe_plans?: Json;
          location?: string | null;
          price?: number | null;
          prime_contractor?: string | null;
          project_id?: string;
          updated_at?: string;
          version?: number;
          wage_determination?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'project_contracts_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'project_contracts_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: true;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      project_crews: {
        Row: {
          company_id: string;
          crew_id: string;
          project_id: string;
        };
        Insert: {
          company_id: string;
          crew_id: string;
          project_id: string;
        };
        Update: {
          company_id?: string;
          crew_id?: string;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'project_crews_company_id_crew_id_fkey';
            columns: ['company_id', 'crew_id'];
            isOneToOne: false;
            referencedRelation: 'crews';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'project_crews_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      project_demand: {
        Row: {
          company_id: string;
          on_date: string;
          people: number;
          project_id: string;
        };
        Insert: {
          company_id: string;
          on_date: string;
          people: number;
          project_id: string;
        };
        Update: {
          company_id?: string;
          on_date?: string;
          people?: number;
          project_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'project_demand_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      project_photos: {
        Row: {
          company_id: string;
          drawn_at: string | null;
          id: string;
          is_broken: boolean;
          place_verdict: 'inside' | 'uncertain' | 'outside' | null;
          project_id: string;
          request_hash: string;
          site_id: string | null;
          stated_at: string | null;
          tags: string[];
          taken_at: string;
          taken_on: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          drawn_at?: string | null;
          id: string;
          is_broken?: boolean;
          place_verdict?: 'inside' | 'uncertain' | 'outside' | null;
          project_id: string;
          request_hash: string;
          site_id?: string | null;
          stated_at?: string | null;
          tags?: string[];
          taken_at: string;
          taken_on: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          drawn_at?: string | null;
          id?: string;
          is_broken?: boolean;
          place_verdict?: 'inside' | 'uncertain' | 'outside' | null;
          project_id?: string;
          request_hash?: string;
          site_id?: string | null;
          stated_at?: string | null;
          tags?: string[];
          taken_at?: string;
          taken_on?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'project_photos_company_id_id_fkey';
            columns: ['company_id', 'id'];
            isOneToOne: true;
            referencedRelation: 'attachments';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'project_photos_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'project_photos_company_id_site_id_fkey';
            columns: ['company_id', 'site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      project_sites: {
        Row: {
          archived_at: string | null;
          company_id: string;
          created_at: string;
          id: string;
          lat: number;
          lng: number;
          name: string;
          polygon: Json | null;
          project_id: string;
          radius_m: number;
          updated_at: string;
          version: number;
        };
        Insert: {
          archived_at?: string | null;
          company_id: string;
          created_at?: string;
          id?: string;
          lat: number;
          lng: number;
          name: string;
          polygon?: Json | null;
          project_id: string;
          radius_m?: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          company_id?: string;
          created_at?: string;
          id?: string;
          lat?: number;
          lng?: number;
          name?: string;
          polygon?: Json | null;
          project_id?: string;
          radius_m?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'project_sites_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      projects: {
        Row: {
          address: string | null;
          archived_at: string | null;
          company_id: string;
          created_at: string;
          customer: string | null;
          default_cost_code_id: string | null;
          ends_on: string | null;
          id: string;
          name: string;
          number: string | null;
          starts_on: string | null;
          status: 'planned' | 'active' | 'on_hold' | 'done';
          updated_at: string;
          version: number;
        };
        Insert: {
          address?: string | null;
          archived_at?: string | null;
          company_id: string;
          created_at?: string;
          customer?: string | null;
          default_cost_code_id?: string | null;
          ends_on?: string | null;
          id?: string;
          name: string;
          number?: string | null;
          starts_on?: string | null;
          status?: 'planned' | 'active' | 'on_hold' | 'done';
          updated_at?: string;
          version?: number;
        };
        Update: {
          address?: string | null;
          archived_at?: string | null;
          company_id?: string;
          created_at?: string;
          customer?: string | null;
          default_cost_code_id?: string | null;
          ends_on?: string | null;
          id?: string;
          name?: string;
          number?: string | null;
          starts_on?: string | null;
          status?: 'planned' | 'active' | 'on_hold' | 'done';
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'projects_company_id_default_cost_code_id_fkey';
            columns: ['company_id', 'default_cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'projects_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      public_links: {
        Row: {
          company_id: string;
          created_at: string;
          created_by: string;
          expires_at: string;
          id: string;
          kind: string;
          last_viewed_at: string | null;
          mail: string | null;
          mail_error: string | null;
          mail_state: 'queued' | 'sent' | 'failed' | null;
          record_id: string;
          revoked_at: string | null;
          revoked_by: string | null;
          secret_hash: string;
          shown: Json;
          views: number;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          created_by: string;
          expires_at: string;
          id: string;
          kind: string;
          last_viewed_at?: string | null;
          mail?: string | null;
          mail_error?: string | null;
          mail_state?: 'queued' | 'sent' | 'failed' | null;
          record_id: string;
          revoked_at?: string | null;
          revoked_by?: string | null;
          secret_hash: string;
          shown: Json;
          views?: number;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          created_by?: string;
          expires_at?: string;
          id?: string;
          kind?: string;
          last_viewed_at?: string | null;
          mail?: string | null;
          mail_error?: string | null;
          mail_state?: 'queued' | 'sent' | 'failed' | null;
          record_id?: string;
          revoked_at?: string | null;
          revoked_by?: string | null;
          secret_hash?: string;
          shown?: Json;
          views?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'public_links_company_id_created_by_fkey';
            columns: ['company_id', 'created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'public_links_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'public_links_company_id_revoked_by_fkey';
            columns: ['company_id', 'revoked_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      published_shifts: {
        Row: {
          break_minutes: number;
          canceled_at: string | null;
          changed: string[];
          company_id: string;
          confirmed_at: string | null;
          cost_code_id: string | null;
          crew_id: string | null;
          ends_at: string;
          ends_local: string;
          ends_second: boolean;
          id: string;
          note: string | null;
          person_id: string | null;
          project_id: string | null;
          published_at: string;
          sequence: number;
          site_id: string | null;
          starts_at: string;
          starts_local: string;
          starts_second: boolean;
          zone: string;
        };
        Insert: {
          break_minutes: number;
          canceled_at?: string | null;
          changed?: string[];
          company_id: string;
          confirmed_at?: string | null;
          cost_code_id?: string | null;
          crew_id?: string | null;
          ends_at: string;
          ends_local: string;
          ends_second: boolean;
          id: string;
          note?: string | null;
          person_id?: string | null;
          project_id?: string | null;
          published_at?: string;
          sequence?: number;
          site_id?: string | null;
          starts_at: string;
          starts_local: string;
          starts_second: boolean;
          zone: string;
        };
        Update: {
          break_minutes?: number;
          canceled_at?: string | null;
          changed?: string[];
          company_id?: string;
          confirmed_at?: string | null;
          cost_code_id?: string | null;
          crew_id?: string | null;
          ends_at?: string;
          ends_local?: string;
          ends_second?: boolean;
          id?: string;
          note?: string | null;
          person_id?: string | null;
          project_id?: string | null;
          published_at?: string;
          sequence?: number;
          site_id?: string | null;
          starts_at?: string;
          starts_local?: string;
          starts_second?: boolean;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'published_shifts_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'published_shifts_company_id_crew_id_fkey';
            columns: ['company_id', 'crew_id'];
            isOneToOne: false;
            referencedRelation: 'crews';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'published_shifts_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'published_shifts_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'published_shifts_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'published_shifts_company_id_site_id_fkey';
            columns: ['company_id', 'site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      punch_answers: {
        Row: {
          company_id: string;
          entry_id: string | null;
          flags: string[];
          punch_id: string;
          reason: string | null;
          verdict: 'applied' | 'applied_flagged' | 'needs_decision';
        };
        Insert: {
          company_id: string;
          entry_id?: string | null;
          flags: string[];
          punch_id: string;
          reason?: string | null;
          verdict: 'applied' | 'applied_flagged' | 'needs_decision';
        };
        Update: {
          company_id?: string;
          entry_id?: string | null;
          flags?: string[];
          punch_id?: string;
          reason?: string | null;
          verdict?: 'applied' | 'applied_flagged' | 'needs_decision';
        };
        Relationships: [
          {
            foreignKeyName: 'punch_answers_company_id_punch_id_fkey';
            columns: ['company_id', 'punch_id'];
            isOneToOne: true;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      punch_locations: {
        Row: {
          accuracy_m: number;
          age_ms: number;
          company_id: string;
          distance_m: number | null;
          lat: number;
          lng: number;
          mock: boolean;
          occurred_at: string;
          person_id: string;
          punch_id: string;
        };
        Insert: {
          accuracy_m: number;
          age_ms: number;
          company_id: string;
          distance_m?: number | null;
          lat: number;
          lng: number;
          mock: boolean;
          occurred_at: string;
          person_id: string;
          punch_id: string;
        };
        Update: {
          accuracy_m?: number;
          age_ms?: number;
          company_id?: string;
          distance_m?: number | null;
          lat?: number;
          lng?: number;
          mock?: boolean;
          occurred_at?: string;
          person_id?: string;
          punch_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'punch_locations_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'punch_locations_company_id_punch_id_fkey';
            columns: ['company_id', 'punch_id'];
            isOneToOne: false;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      punch_withdrawals: {
        Row: {
          company_id: string;
          correction_id: string;
          punch_id: string;
          withdrawn_at: string;
        };
        Insert: {
          company_id: string;
          correction_id: string;
          punch_id: string;
          withdrawn_at?: string;
        };
        Update: {
          company_id?: string;
          correction_id?: string;
          punch_id?: string;
          withdrawn_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'punch_withdrawals_company_id_correction_id_fkey';
            columns: ['company_id', 'correction_id'];
            isOneToOne: false;
            referencedRelation: 'time_corrections';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'punch_withdrawals_company_id_punch_id_fkey';
            columns: ['company_id', 'punch_id'];
            isOneToOne: true;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      punches: {
        Row: {
          actor_person_id: string | null;
          break_kind: 'meal' | 'rest' | null;
          claimed_at: string | null;
          company_id: string;
          cost_code_id: string | null;
          device_at: string;
          device_id: string;
          device_seq: number;
          flags: string[];
          id: string;
          kind: 'in' | 'out' | 'switch' | 'break_start' | 'break_end';
          kiosk_id: string | null;
          note: string | null;
          occurred_at: string;
          online: boolean;
          outside_reason: string | null;
          payload_hash: string;
          payload_version: number;
          person_id: string;
          photo_id: string | null;
          pin_check: 'online' | 'offline' | null;
          place_verdict: 'inside' | 'uncertain' | 'outside' | 'no_fix' | null;
          project_id: string | null;
          received_at: string;
          sent_zone: string | null;
          site_id: string | null;
          skew_age_ms: number | null;
          skew_ms: number | null;
          source: 'device' | 'crew' | 'kiosk' | 'decision' | 'correction';
          unresolved: Json | null;
          utc_offset_minutes: number;
          zone: string;
        };
        Insert: {
          actor_person_id?: string | null;
          break_kind?: 'meal' | 'rest' | null;
          claimed_at?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          device_at: string;
          device_id: string;
          device_seq: number;
          flags?: string[];
          id: string;
          kind: 'in' | 'out' | 'switch' | 'break_start' | 'break_end';
          kiosk_id?: string | null;
          note?: string | null;
          occurred_at: string;
          online: boolean;
          outside_reason?: string | null;
          payload_hash: string;
          payload_version: number;
          person_id: string;
          photo_id?: string | null;
          pin_check?: 'online' | 'offline' | null;
          place_verdict?: 'inside' | 'uncertain' | 'outside' | 'no_fix' | null;
          project_id?: string | null;
          received_at: string;
          sent_zone?: string | null;
          site_id?: string | null;
          skew_age_ms?: number | null;
          skew_ms?: number | null;
          source: 'device' | 'crew' | 'kiosk' | 'decision' | 'correction';
          unresolved?: Json | null;
          utc_offset_minutes: number;
          zone: string;
        };
        Update: {
          actor_person_id?: string | null;
          break_kind?: 'meal' | 'rest' | null;
          claimed_at?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          device_at?: string;
          device_id?: string;
          device_seq?: number;
          flags?: string[];
          id?: string;
          kind?: 'in' | 'out' | 'switch' | 'break_start' | 'break_end';
          kiosk_id?: string | null;
          note?: string | null;
          occurred_at?: string;
          online?: boolean;
          outside_reason?: string | null;
          payload_hash?: string;
          payload_version?: number;
          person_id?: string;
          photo_id?: string | null;
          pin_check?: 'online' | 'offline' | null;
          place_verdict?: 'inside' | 'uncertain' | 'outside' | 'no_fix' | null;
          project_id?: string | null;
          received_at?: string;
          sent_zone?: string | null;
          site_id?: string | null;
          skew_age_ms?: number | null;
          skew_ms?: number | null;
          source?: 'device' | 'crew' | 'kiosk' | 'decision' | 'correction';
          unresolved?: Json | null;
          utc_offset_minutes?: number;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'punches_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'punches_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'punches_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'punches_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'punches_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'punches_company_id_site_id_fkey';
            columns: ['company_id', 'site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      purchase_order_lines: {
        Row: {
          amount_cents: number;
          company_id: string;
          cost_cents: number;
          cost_code_id: string | null;
          cost_type: 'M' | 'E' | 'S' | 'O' | null;
          description: string;
          discount_cents: number;
          freight_cents: number;
          id: string;
          item_number: string | null;
          order_id: string;
          position: number;
          price: number;
          price_factor: number;
          price_unit: string | null;
          quantity: number;
          revision: number;
          tax_cents: number;
          tax_rate: number;
          unit: string;
        };
        Insert: {
          amount_cents: number;
          company_id: string;
          cost_cents: number;
          cost_code_id?: string | null;
          cost_type?: 'M' | 'E' | 'S' | 'O' | null;
          description: string;
          discount_cents?: number;
          freight_cents?: number;
          id: string;
          item_number?: string | null;
          order_id: string;
          position: number;
          price: number;
          price_factor?: number;
          price_unit?: string | null;
          quantity: number;
          revision: number;
          tax_cents?: number;
          tax_rate?: number;
          unit: string;
        };
        Update: {
          amount_cents?: number;
          company_id?: string;
          cost_cents?: number;
          cost_code_id?: string | null;
          cost_type?: 'M' | 'E' | 'S' | 'O' | null;
          description?: string;
          discount_cents?: number;
          freight_cents?: number;
          id?: string;
          item_number?: string | null;
          order_id?: string;
          position?: number;
          price?: number;
          price_factor?: number;
          price_unit?: string | null;
          quantity?: number;
          revision?: number;
          tax_cents?: number;
          tax_rate?: number;
          unit?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'purchase_order_lines_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'purchase_order_lines_company_id_order_id_revision_fkey';
            columns: ['company_id', 'order_id', 'revision'];
            isOneToOne: false;
            referencedRelation: 'order_revisions';
            referencedColumns: ['company_id', 'order_id', 'revision'];
          },
        ];
      };
      purchase_orders: {
        Row: {
          approval: 'draft' | 'submitted' | 'approved' | 'returned' | 'rejected';
          approvals_needed: number;
          approved_at: string | null;
          author_person_id: string;
          canceled_at: string | null;
          closed_at: string | null;
          company_id: string;
          cost_code_ids: string[];
          created_at: string;
          delivery: 'not_sent' | 'queued' | 'sent' | 'failed';
          end_reason: string | null;
          ended_by: string | null;
          flags: string[];
          id: string;
          in_force: number | null;
          last_revision: number;
          needed_by: string | null;
          number: string | null;
          ordered_at: string | null;
          own_approval: boolean;
          project_id: string | null;
          request_hash: string | null;
          requester_person_id: string | null;
          revision: number;
          search_text: string;
          stated_at: string | null;
          submitted_at: string | null;
          submitted_by: string | null;
          total_cents: number;
          updated_at: string;
          vendor_id: string | null;
          vendor_name: string | null;
          version: number;
        };
        Insert: {
          approval?: 'draft' | 'submitted' | 'approved' | 'returned' | 'rejected';
          approvals_needed?: number;
          approved_at?: string | null;
          author_person_id: string;
          canceled_at?: string | null;
          closed_at?: string | null;
          company_id: string;
          cost_code_ids?: string[];
          created_at?: string;
          delivery?: 'not_sent' | 'queued' | 'sent' | 'failed';
          end_reason?: string | null;
          ended_by?: string | null;
          flags?: string[];
          id: string;
          in_force?: number | null;
          last_revision?: number;
          needed_by?: string | null;
          number?: string | null;
          ordered_at?: string | null;
          own_approval?: boolean;
          project_id?: string | null;
          request_hash?: string | null;
          requester_person_id?: string | null;
          revision?: number;
          search_text?: string;
          stated_at?: string | null;
          submitted_at?: string | null;
          submitted_by?: string | null;
          total_cents?: number;
          updated_at?: string;
          vendor_id?: string | null;
          vendor_name?: string | null;
          version?: number;
        };
        Update: {
          approval?: 'draft' | 'submitted' | 'approved' | 'returned' | 'rejected';
          approvals_needed?: number;
          approved_at?: string | null;
          author_person_id?: string;
          canceled_at?: string | null;
          closed_at?: string | null;
          company_id?: string;
          cost_code_ids?: string[];
          created_at?: string;
          delivery?: 'not_sent' | 'queued' | 'sent' | 'failed';
          end_reason?: string | null;
          ended_by?: string | null;
          flags?: string[];
          id?: string;
          in_force?: number | null;
          last_revision?: number;
          needed_by?: string | null;
          number?: string | null;
          ordered_at?: string | null;
          own_approval?: boolean;
          project_id?: string | null;
          request_hash?: string | null;
          requester_person_id?: string | null;
          revision?: number;
          search_text?: string;
          stated_at?: string | null;
          submitted_at?: string | null;
          submitted_by?: string | null;
          total_cents?: number;
          updated_at?: string;
          vendor_id?: string | null;
          vendor_name?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'purchase_orders_company_id_author_person_id_fkey';
            columns: ['company_id', 'author_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'purchase_orders_company_id_ended_by_fkey';
            columns: ['company_id', 'ended_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'purchase_orders_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'purchase_orders_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'purchase_orders_company_id_requester_person_id_fkey';
            columns: ['company_id', 'requester_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'purchase_orders_company_id_submitted_by_fkey';
            columns: ['company_id', 'submitted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'purchase_orders_company_id_vendor_id_fkey';
            columns: ['company_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      purchasing_settings: {
        Row: {
          budget_rule: 'warn' | 'block';
          company_id: string;
          insurance_rule: 'warn' | 'block';
          own_approval_up_to_cents: number;
          receipts_enabled: boolean;
          requests_enabled: boolean;
          supervisor_limit_cents: number;
          two_approvals_from_cents: number | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          budget_rule?: 'warn' | 'block';
          company_id: string;
          insurance_rule?: 'warn' | 'block';
          own_approval_up_to_cents?: number;
          receipts_enabled?: boolean;
          requests_enabled?: boolean;
          supervisor_limit_cents?: number;
          two_approvals_from_cents?: number | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          budget_rule?: 'warn' | 'block';
          company_id?: string;
          insurance_rule?: 'warn' | 'block';
          own_approval_up_to_cents?: number;
          receipts_enabled?: boolean;
          requests_enabled?: boolean;
          supervisor_limit_cents?: number;
          two_approvals_from_cents?: number | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'purchasing_settings_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: true;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      receipt_events: {
        Row: {
          actor_person_id: string | null;
          at: string;
          company_id: string;
          kind: 'added' | 'changed' | 'approved' | 'returned' | 'withdrawn';
          reason: string | null;
          receipt_id: string;
          version: number;
        };
        Insert: {
          actor_person_id?: string | null;
          at?: string;
          company_id: string;
          kind: 'added' | 'changed' | 'approved' | 'returned' | 'withdrawn';
          reason?: string | null;
          receipt_id: string;
          version: number;
        };
        Update: {
          actor_person_id?: string | null;
          at?: string;
          company_id?: string;
          kind?: 'added' | 'changed' | 'approved' | 'returned' | 'withdrawn';
          reason?: string | null;
          receipt_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'receipt_events_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'receipt_events_company_id_receipt_id_fkey';
            columns: ['company_id', 'receipt_id'];
            isOneToOne: false;
            referencedRelation: 'receipts';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      receipts: {
        Row: {
          bought_on: string;
          company_id: string;
          cost_code_id: string | null;
          cost_type: 'M' | 'E' | 'S' | 'O';
          decided_by: string | null;
          id: string;
          note: string | null;
          order_id: string | null;
          paid_by: 'company_card' | 'own_money' | 'account';
          person_id: string;
          project_id: string;
          reason: string | null;
          received_at: string;
          request_hash: string;
          state: 'waiting' | 'approved' | 'returned' | 'withdrawn';
          tax_cents: number;
          total_cents: number;
          updated_at: string;
          vendor_name: string | null;
          vendor_words: string[] | null;
          version: number;
          was_archived: boolean;
        };
        Insert: {
          bought_on: string;
          company_id: string;
          cost_code_id?: string | null;
          cost_type: 'M' | 'E' | 'S' | 'O';
          decided_by?: string | null;
          id: string;
          note?: string | null;
          order_id?: string | null;
          paid_by: 'company_card' | 'own_money' | 'account';
          person_id: string;
          project_id: string;
          reason?: string | null;
          received_at?: string;
          request_hash: string;
          state?: 'waiting' | 'approved' | 'returned' | 'withdrawn';
          tax_cents?: number;
          total_cents: number;
          updated_at?: string;
          vendor_name?: string | null;
          version?: number;
          was_archived?: boolean;
        };
        Update: {
          bought_on?: string;
          company_id?: string;
          cost_code_id?: string | null;
          cost_type?: 'M' | 'E' | 'S' | 'O';
          decided_by?: string | null;
          id?: string;
          note?: string | null;
          order_id?: string | null;
          paid_by?: 'company_card' | 'own_money' | 'account';
          person_id?: string;
          project_id?: string;
          reason?: string | null;
          received_at?: string;
          request_hash?: string;
          state?: 'waiting' | 'approved' | 'returned' | 'withdrawn';
          tax_cents?: number;
          total_cents?: number;
          updated_at?: string;
          vendor_name?: string | null;
          version?: number;
          was_archived?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'receipts_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'receipts_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'receipts_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'receipts_company_id_order_id_fkey';
            columns: ['company_id', 'order_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'receipts_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'receipts_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      reminder_log: {
        Row: {
          about: string;
          company_id: string;
          decided_at: string;
          due_at: string;
          id: string;
          kind: 'clock_in_missed' | 'clock_out_missed' | 'break_due' | 'no_punch' | 'request_waiting' | 'sheet_to_sign' | 'certificate_expiring';
          outcome: 'sent' | 'punched' | 'time_off' | 'quiet_hours' | 'turned_off' | 'on_device' | 'too_late' | 'no_address';
          person_id: string;
        };
        Insert: {
          about: string;
          company_id: string;
          decided_at?: string;
          due_at: string;
          id?: string;
          kind: 'clock_in_missed' | 'clock_out_missed' | 'break_due' | 'no_punch' | 'request_waiting' | 'sheet_to_sign' | 'certificate_expiring';
          outcome: 'sent' | 'punched' | 'time_off' | 'quiet_hours' | 'turned_off' | 'on_device' | 'too_late' | 'no_address';
          person_id: string;
        };
        Update: {
          about?: string;
          company_id?: string;
          decided_at?: string;
          due_at?: string;
          id?: string;
          kind?: 'clock_in_missed' | 'clock_out_missed' | 'break_due' | 'no_punch' | 'request_waiting' | 'sheet_to_sign' | 'certificate_expiring';
          outcome?: 'sent' | 'punched' | 'time_off' | 'quiet_hours' | 'turned_off' | 'on_device' | 'too_late' | 'no_address';
          person_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reminder_log_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reminder_log_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      report_views: {
        Row: {
          company_id: string;
          created_at: string;
          id: string;
          is_shared: boolean;
          name: string;
          person_id: string;
          report: string;
          search: Json;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          id: string;
          is_shared?: boolean;
          name: string;
          person_id: string;
          report: string;
          search: Json;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name?: string;
          person_id?: string;
          report?: string;
          search?: Json;
        };
        Relationships: [
          {
            foreignKeyName: 'report_views_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      reserved_numbers: {
        Row: {
          company_id: string;
          device_id: string;
          number: string;
          order_id: string | null;
          person_id: string;
          released_at: string | null;
          reserved_at: string;
          seen_at: string;
        };
        Insert: {
          company_id: string;
          device_id: string;
          number: string;
          order_id?: string | null;
          person_id: string;
          released_at?: string | null;
          reserved_at?: string;
          seen_at?: string;
        };
        Update: {
          company_id?: string;
          device_id?: string;
          number?: string;
          order_id?: string | null;
          person_id?: string;
          released_at?: string | null;
          reserved_at?: string;
          seen_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reserved_numbers_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reserved_numbers_company_id_order_id_fkey';
            columns: ['company_id', 'order_id'];
            isOneToOne: false;
            referencedRelation: 'purchase_orders';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'reserved_numbers_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      retention_runs: {
        Row: {
          company_id: string;
          day: string;
          ended_at: string | null;
          held: Json;
          removed: Json;
          started_at: string;
        };
        Insert: {
          company_id: string;
          day: string;
          ended_at?: string | null;
          held?: Json;
          removed?: Json;
          started_at: string;
        };
        Update: {
          company_id?: string;
          day?: string;
          ended_at?: string | null;
          held?: Json;
          removed?: Json;
          started_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'retention_runs_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      risk_matrices: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          high_days: number;
          high_from: number;
          low_days: number;
          moderate_days: number;
          moderate_from: number;
          revision: number;
          stop_work_days: number;
          stop_work_from: number;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          high_days?: number;
          high_from?: number;
          low_days?: number;
          moderate_days?: number;
          moderate_from?: number;
          revision: number;
          stop_work_days?: number;
          stop_work_from?: number;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          high_days?: number;
          high_from?: number;
          low_days?: number;
          moderate_days?: number;
          moderate_from?: number;
          revision?: number;
          stop_work_days?: number;
          stop_work_from?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'risk_matrices_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'risk_matrices_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      safety_library_items: {
        Row: {
          archived_at: string | null;
          can_be_direct: boolean;
          company_id: string;
          en: string;
          energy: 'gravity' | 'motion' | 'mechanical' | 'electrical' | 'pressure' | 'temperature' | 'chemical' | 'biological' | 'radiation' | 'sound';
          es: string;
          high_energy: 'suspended_load' | 'mobile_equipment_or_traffic' | 'heavy_rotating_equipment' | 'steam' | 'explosion' | 'electrical_contact' | 'high_dose_toxic_or_radiation' | 'fall_from_elevation' | 'motor_vehicle' | 'high_temperature' | 'sustained_fire' | 'excavation_or_trench' | 'arc_flash' | null;
          id: string;
          kind: 'hazard' | 'control';
          level: 'elimination' | 'substitution' | 'engineering' | 'administrative' | 'ppe' | null;
          source: string | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          archived_at?: string | null;
          can_be_direct?: boolean;
          company_id: string;
          en: string;
          energy: 'gravity' | 'motion' | 'mechanical' | 'electrical' | 'pressure' | 'temperature' | 'chemical' | 'biological' | 'radiation' | 'sound';
          es: string;
          high_energy?: 'suspended_load' | 'mobile_equipment_or_traffic' | 'heavy_rotating_equipment' | 'steam' | 'explosion' | 'electrical_contact' | 'high_dose_toxic_or_radiation' | 'fall_from_elevation' | 'motor_vehicle' | 'high_temperature' | 'sustained_fire' | 'excavation_or_trench' | 'arc_flash' | null;
          id: string;
          kind: 'hazard' | 'control';
          level?: 'elimination' | 'substitution' | 'engineering' | 'administrative' | 'ppe' | null;
          source?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          can_be_direct?: boolean;
          company_id?: string;
          en?: string;
          energy?: 'gravity' | 'motion' | 'mechanical' | 'electrical' | 'pressure' | 'temperature' | 'chemical' | 'biological' | 'radiation' | 'sound';
          es?: string;
          high_energy?: 'suspended_load' | 'mobile_equipment_or_traffic' | 'heavy_rotating_equipment' | 'steam' | 'explosion' | 'electrical_contact' | 'high_dose_toxic_or_radiation' | 'fall_from_elevation' | 'motor_vehicle' | 'high_temperature' | 'sustained_fire' | 'excavation_or_trench' | 'arc_flash' | null;
          id?: string;
          kind?: 'hazard' | 'control';
          level?: 'elimination' | 'substitution' | 'engineering' | 'administrative' | 'ppe' | null;
          source?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'safety_library_items_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      schedule_publications: {
        Row: {
          actor_person_id: string;
          added: string[];
          canceled: string[];
          changed: string[];
          company_id: string;
          id: string;
          override_reason: string | null;
          people: number;
          published_at: string;
          request_hash: string;
        };
        Insert: {
          actor_person_id: string;
          added?: string[];
          canceled?: string[];
          changed?: string[];
          company_id: string;
          id: string;
          override_reason?: string | null;
          people?: number;
          published_at?: string;
          request_hash: string;
        };
        Update: {
          actor_person_id?: string;
          added?: string[];
          canceled?: string[];
          changed?: string[];
          company_id?: string;
          id?: string;
          override_reason?: string | null;
          people?: number;
          published_at?: string;
          request_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'schedule_publications_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'schedule_publications_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      schedule_rules: {
        Row: {
          claims: 'first_come' | 'approval';
          company_id: string;
          notice_minutes: number | null;
          rest_minutes: number | null;
          swaps_need_approval: boolean;
          updated_at: string;
          version: number;
        };
        Insert: {
          claims?: 'first_come' | 'approval';
          company_id: string;
          notice_minutes?: number | null;
          rest_minutes?: number | null;
          swaps_need_approval?: boolean;
          updated_at?: string;
          version?: number;
        };
        Update: {
          claims?: 'first_come' | 'approval';
          company_id?: string;
          notice_minutes?: number | null;
          rest_minutes?: number | null;
          swaps_need_approval?: boolean;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'schedule_rules_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: true;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      schedule_templates: {
        Row: {
          company_id: string;
          crew_id: string | null;
          id: string;
          name: string;
          shifts: Json;
          updated_at: string;
          version: number;
        };
        Insert: {
          company_id: string;
          crew_id?: string | null;
          id: string;
          name: string;
          shifts: Json;
          updated_at?: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          crew_id?: string | null;
          id?: string;
          name?: string;
          shifts?: Json;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'schedule_templates_company_id_crew_id_fkey';
            columns: ['company_id', 'crew_id'];
            isOneToOne: false;
            referencedRelation: 'crews';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'schedule_templates_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_changes: {
        Row: {
          actor_person_id: string;
          after: Json;
          before: Json;
          company_id: string;
          id: string;
          made_at: string;
          request_hash: string;
        };
        Insert: {
          actor_person_id: string;
          after?: Json;
          before?: Json;
          company_id: string;
          id: string;
          made_at?: string;
          request_hash: string;
        };
        Update: {
          actor_person_id?: string;
          after?: Json;
          before?: Json;
          company_id?: string;
          id?: string;
          made_at?: string;
          request_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_changes_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'shift_changes_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_requests: {
        Row: {
          approved_by: string[];
          asked_at: string;
          comment: string | null;
          company_id: string;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          kind: 'claim' | 'swap' | 'give_away';
          other_person_id: string | null;
          other_sequence: number | null;
          other_shift_id: string | null;
          person_id: string;
          reasons: Json;
          request_hash: string;
          sequence: number;
          shift_id: string;
          state: 'offered' | 'waiting' | 'applied' | 'declined' | 'canceled' | 'void';
          updated_at: string;
          version: number;
        };
        Insert: {
          approved_by?: string[];
          asked_at?: string;
          comment?: string | null;
          company_id: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id: string;
          kind: 'claim' | 'swap' | 'give_away';
          other_person_id?: string | null;
          other_sequence?: number | null;
          other_shift_id?: string | null;
          person_id: string;
          reasons?: Json;
          request_hash: string;
          sequence: number;
          shift_id: string;
          state: 'offered' | 'waiting' | 'applied' | 'declined' | 'canceled' | 'void';
          updated_at?: string;
          version?: number;
        };
        Update: {
          approved_by?: string[];
          asked_at?: string;
          comment?: string | null;
          company_id?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          kind?: 'claim' | 'swap' | 'give_away';
          other_person_id?: string | null;
          other_sequence?: number | null;
          other_shift_id?: string | null;
          person_id?: string;
          reasons?: Json;
          request_hash?: string;
          sequence?: number;
          shift_id?: string;
          state?: 'offered' | 'waiting' | 'applied' | 'declined' | 'canceled' | 'void';
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_requests_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'shift_requests_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_requests_company_id_other_person_id_fkey';
            columns: ['company_id', 'other_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'shift_requests_company_id_other_shift_id_fkey';
            columns: ['company_id', 'other_shift_id'];
            isOneToOne: false;
            referencedRelation: 'published_shifts';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'shift_requests_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'shift_requests_company_id_shift_id_fkey';
            columns: ['company_id', 'shift_id'];
            isOneToOne: false;
            referencedRelation: 'published_shifts';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      shift_series: {
        Row: {
          company_id: string;
          created_at: string;
          every_weeks: number;
          from_date: string;
          id: string;
          until_date: string;
          weekdays: number[];
        };
        Insert: {
          company_id: string;
          created_at?: string;
          every_weeks: number;
          from_date: string;
          id: string;
          until_date: string;
          weekdays: number[];
        };
        Update: {
          company_id?: string;
          created_at?: string;
          every_weeks?: number;
          from_date?: string;
          id?: string;
          until_date?: string;
          weekdays?: number[];
        };
        Relationships: [
          {
            foreignKeyName: 'shift_series_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      shifts: {
        Row: {
          break_minutes: number;
          changed_at: string;
          changed_by: string | null;
          company_id: string;
          cost_code_id: string | null;
          crew_id: string | null;
          ends_at: string;
          ends_local: string;
          ends_second: boolean;
          id: string;
          is_exception: boolean;
          note: string | null;
          override_reason: string | null;
          person_id: string | null;
          project_id: string | null;
          removed_at: string | null;
          series_id: string | null;
          site_id: string | null;
          starts_at: string;
          starts_local: string;
          starts_second: boolean;
          version: number;
          zone: string;
        };
        Insert: {
          break_minutes?: number;
          changed_at?: string;
          changed_by?: string | null;
          company_id: string;
          cost_code_id?: string | null;
          crew_id?: string | null;
          ends_at: string;
          ends_local: string;
          ends_second?: boolean;
          id: string;
          is_exception?: boolean;
          note?: string | null;
          override_reason?: string | null;
          person_id?: string | null;
          project_id?: string | null;
          removed_at?: string | null;
          series_id?: string | null;
          site_id?: string | null;
          starts_at: string;
          starts_local: string;
          starts_second?: boolean;
          version?: number;
          zone: string;
        };
        Update: {
          break_minutes?: number;
          changed_at?: string;
          changed_by?: string | null;
          company_id?: string;
          cost_code_id?: string | null;
          crew_id?: string | null;
          ends_at?: string;
          ends_local?: string;
          ends_second?: boolean;
          id?: string;
          is_exception?: boolean;
          note?: string | null;
          override_reason?: string | null;
          person_id?: string | null;
          project_id?: string | null;
          removed_at?: string | null;
          series_id?: string | null;
          site_id?: string | null;
          starts_at?: string;
          starts_local?: string;
          starts_second?: boolean;
          version?: number;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shifts_company_id_changed_by_fkey';
            columns: ['company_id', 'changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'shifts_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'shifts_company_id_crew_id_fkey';
            columns: ['company_id', 'crew_id'];
            isOneToOne: false;
            referencedRelation: 'crews';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'shifts_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shifts_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'shifts_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'shifts_company_id_series_id_fkey';
            columns: ['company_id', 'series_id'];
            isOneToOne: false;
            referencedRelation: 'shift_series';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'shifts_company_id_site_id_fkey';
            columns: ['company_id', 'site_id'];
            isOneToOne: false;
            referencedRelation: 'project_sites';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      time_adjustments: {
        Row: {
          class: 'regular' | 'overtime' | 'double' | 'meal_premium' | 'rest_premium';
          company_id: string;
          cost_code_id: string | null;
          date: string;
          minutes: number;
          noticed_at: string;
          open_from: string;
          person_id: string;
          project_id: string | null;
        };
        Insert: {
          class: 'regular' | 'overtime' | 'double' | 'meal_premium' | 'rest_premium';
          company_id: string;
          cost_code_id?: string | null;
          date: string;
          minutes: number;
          noticed_at?: string;
          open_from: string;
          person_id: string;
          project_id?: string | null;
        };
        Update: {
          class?: 'regular' | 'overtime' | 'double' | 'meal_premium' | 'rest_premium';
          company_id?: string;
          cost_code_id?: string | null;
          date?: string;
          minutes?: number;
          noticed_at?: string;
          open_from?: string;
          person_id?: string;
          project_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'time_adjustments_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      time_breaks: {
        Row: {
          company_id: string;
          ended_at: string | null;
          entry_id: string;
          id: string;
          kind: 'meal' | 'rest';
          person_id: string;
          started_at: string;
        };
        Insert: {
          company_id: string;
          ended_at?: string | null;
          entry_id: string;
          id: string;
          kind: 'meal' | 'rest';
          person_id: string;
          started_at: string;
        };
        Update: {
          company_id?: string;
          ended_at?: string | null;
          entry_id?: string;
          id?: string;
          kind?: 'meal' | 'rest';
          person_id?: string;
          started_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_breaks_company_id_entry_id_fkey';
            columns: ['company_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'time_entries';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_breaks_company_id_id_fkey';
            columns: ['company_id', 'id'];
            isOneToOne: true;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_breaks_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      time_corrections: {
        Row: {
          after: Json | null;
          asked_at: string;
          asked_by: string;
          before: Json | null;
          comment: string | null;
          company_id: string;
          decided_at: string | null;
          decided_by: string | null;
          dispute: string | null;
          disputed_at: string | null;
          entry_id: string | null;
          id: string;
          is_locked: boolean;
          kind: 'change' | 'add' | 'remove' | 'job' | 'break';
          person_id: string;
          reason: string;
          state: 'asked' | 'applied' | 'declined' | 'withdrawn';
        };
        Insert: {
          after?: Json | null;
          asked_at?: string;
          asked_by: string;
          before?: Json | null;
          comment?: string | null;
          company_id: string;
          decided_at?: string | null;
          decided_by?: string | null;
          dispute?: string | null;
          disputed_at?: string | null;
          entry_id?: string | null;
          id: string;
          is_locked: boolean;
          kind: 'change' | 'add' | 'remove' | 'job' | 'break';
          person_id: string;
          reason: string;
          state: 'asked' | 'applied' | 'declined' | 'withdrawn';
        };
        Update: {
          after?: Json | null;
          asked_at?: string;
          asked_by?: string;
          before?: Json | null;
          comment?: string | null;
          company_id?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          dispute?: string | null;
          disputed_at?: string | null;
          entry_id?: string | null;
          id?: string;
          is_locked?: boolean;
          kind?: 'change' | 'add' | 'remove' | 'job' | 'break';
          person_id?: string;
          reason?: string;
          state?: 'asked' | 'applied' | 'declined' | 'withdrawn';
        };
        Relationships: [
          {
            foreignKeyName: 'time_corrections_company_id_asked_by_fkey';
            columns: ['company_id', 'asked_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_corrections_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_corrections_company_id_entry_id_fkey';
            columns: ['company_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'time_entries';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_corrections_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      time_entries: {
        Row: {
          company_id: string;
          cost_code_id: string | null;
          device_started_at: string;
          end_punch_id: string | null;
          ended_at: string | null;
          flags: string[];
          id: string;
          note: string | null;
          person_id: string;
          project_id: string | null;
          started_at: string;
          state: 'open' | 'closed' | 'needs_decision' | 'void';
          updated_at: string;
          zone: string;
        };
        Insert: {
          company_id: string;
          cost_code_id?: string | null;
          device_started_at: string;
          end_punch_id?: string | null;
          ended_at?: string | null;
          flags?: string[];
          id: string;
          note?: string | null;
          person_id: string;
          project_id?: string | null;
          started_at: string;
          state: 'open' | 'closed' | 'needs_decision' | 'void';
          updated_at?: string;
          zone: string;
        };
        Update: {
          company_id?: string;
          cost_code_id?: string | null;
          device_started_at?: string;
          end_punch_id?: string | null;
          ended_at?: string | null;
          flags?: string[];
          id?: string;
          note?: string | null;
          person_id?: string;
          project_id?: string | null;
          started_at?: string;
          state?: 'open' | 'closed' | 'needs_decision' | 'void';
          updated_at?: string;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_entries_company_id_cost_code_id_fkey';
            columns: ['company_id', 'cost_code_id'];
            isOneToOne: false;
            referencedRelation: 'cost_codes';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_entries_company_id_end_punch_id_fkey';
            columns: ['company_id', 'end_punch_id'];
            isOneToOne: false;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_entries_company_id_id_fkey';
            columns: ['company_id', 'id'];
            isOneToOne: true;
            referencedRelation: 'punches';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_entries_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_entries_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      time_entry_events: {
        Row: {
          actor_person_id: string | null;
          after: Json;
          before: Json | null;
          company_id: string;
          entry_id: string;
          happened_at: string;
          id: number;
          kind: 'opened' | 'closed' | 'changed' | 'set_aside' | 'voided';
          kiosk_id: string | null;
          person_id: string;
          reason: string | null;
        };
        Insert: {
          actor_person_id?: string | null;
          after: Json;
          before?: Json | null;
          company_id: string;
          entry_id: string;
          happened_at?: string;
          kind: 'opened' | 'closed' | 'changed' | 'set_aside' | 'voided';
          kiosk_id?: string | null;
          person_id: string;
          reason?: string | null;
        };
        Update: {
          actor_person_id?: string | null;
          after?: Json;
          before?: Json | null;
          company_id?: string;
          entry_id?: string;
          happened_at?: string;
          kind?: 'opened' | 'closed' | 'changed' | 'set_aside' | 'voided';
          kiosk_id?: string | null;
          person_id?: string;
          reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'time_entry_events_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_entry_events_company_id_entry_id_fkey';
            columns: ['company_id', 'entry_id'];
            isOneToOne: false;
            referencedRelation: 'time_entries';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_entry_events_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_entry_events_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      time_off_days: {
        Row: {
          company_id: string;
          date: string;
          is_paid: boolean;
          minutes: number;
          request_id: string;
        };
        Insert: {
          company_id: string;
          date: string;
          is_paid: boolean;
          minutes: number;
          request_id: string;
        };
        Update: {
          company_id?: string;
          date?: string;
          is_paid?: boolean;
          minutes?: number;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_off_days_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'time_off_days_company_id_request_id_fkey';
            columns: ['company_id', 'request_id'];
            isOneToOne: false;
            referencedRelation: 'time_off_requests';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      time_off_kinds: {
        Row: {
          accrual: 'none' | 'period' | 'hours';
          accrued_minutes: number | null;
          archived_at: string | null;
          cap_minutes: number | null;
          carry_over_minutes: number | null;
          company_id: string;
          created_at: string;
          day_minutes: number;
          id: string;
          is_paid: boolean;
          name: string;
          overdraft_minutes: number;
          per_worked_minutes: number | null;
          period: 'month' | 'year' | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          accrual: 'none' | 'period' | 'hours';
          accrued_minutes?: number | null;
          archived_at?: string | null;
          cap_minutes?: number | null;
          carry_over_minutes?: number | null;
          company_id: string;
          created_at?: string;
          day_minutes?: number;
          id: string;
          is_paid: boolean;
          name: string;
          overdraft_minutes?: number;
          per_worked_minutes?: number | null;
          period?: 'month' | 'year' | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          accrual?: 'none' | 'period' | 'hours';
          accrued_minutes?: number | null;
          archived_at?: string | null;
          cap_minutes?: number | null;
          carry_over_minutes?: number | null;
          company_id?: string;
          created_at?: string;
          day_minutes?: number;
          id?: string;
          is_paid?: boolean;
          name?: string;
          overdraft_minutes?: number;
          per_worked_minutes?: number | null;
          period?: 'month' | 'year' | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'time_off_kinds_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      time_off_ledger: {
        Row: {
          actor_person_id: string | null;
          cause: 'accrued' | 'taken' | 'returned' | 'adjusted' | 'expired';
          company_id: string;
          created_at: string;
          id: string;
          kind_id: string;
          minutes: number;
          on_date: string;
          person_id: string;
          place: number;
          reason: string | null;
          request_id: string | null;
          source: string;
        };
        Insert: {
          actor_person_id?: string | null;
          cause: 'accrued' | 'taken' | 'returned' | 'adjusted' | 'expired';
          company_id: string;
          created_at?: string;
          id?: string;
          kind_id: string;
          minutes: number;
          on_date: string;
          person_id: string;
          reason?: string | null;
          request_id?: string | null;
          source: string;
        };
        Update: {
          actor_person_id?: string | null;
          cause?: 'accrued' | 'taken' | 'returned' | 'adjusted' | 'expired';
          company_id?: string;
          created_at?: string;
          id?: string;
          kind_id?: string;
          minutes?: number;
          on_date?: string;
          person_id?: string;
          reason?: string | null;
          request_id?: string | null;
          source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_off_ledger_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_off_ledger_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'time_off_ledger_company_id_kind_id_fkey';
            columns: ['company_id', 'kind_id'];
            isOneToOne: false;
            referencedRelation: 'time_off_kinds';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_off_ledger_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_off_ledger_company_id_request_id_fkey';
            columns: ['company_id', 'request_id'];
            isOneToOne: false;
            referencedRelation: 'time_off_requests';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      time_off_requests: {
        Row: {
          asked_at: string;
          comment: string | null;
          company_id: string;
          decided_at: string | null;
          decided_by: string | null;
          ends_at: string;
          first_day: string;
          from_time: string | null;
          id: string;
          kind_id: string;
          last_day: string;
          minutes: number;
          note: string | null;
          person_id: string;
          request_hash: string;
          starts_at: string;
          state: 'waiting' | 'approved' | 'declined' | 'canceled';
          to_time: string | null;
          updated_at: string;
          version: number;
          zone: string;
        };
        Insert: {
          asked_at?: string;
          comment?: string | null;
          company_id: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_at: string;
          first_day: string;
          from_time?: string | null;
          id: string;
          kind_id: string;
          last_day: string;
          minutes: number;
          note?: string | null;
          person_id: string;
          request_hash: string;
          starts_at: string;
          state: 'waiting' | 'approved' | 'declined' | 'canceled';
          to_time?: string | null;
          updated_at?: string;
          version?: number;
          zone: string;
        };
        Update: {
          asked_at?: string;
          comment?: string | null;
          company_id?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_at?: string;
          first_day?: string;
          from_time?: string | null;
          id?: string;
          kind_id?: string;
          last_day?: string;
          minutes?: number;
          note?: string | null;
          person_id?: string;
          request_hash?: string;
          starts_at?: string;
          state?: 'waiting' | 'approved' | 'declined' | 'canceled';
          to_time?: string | null;
          updated_at?: string;
          version?: number;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_off_requests_company_id_decided_by_fkey';
            columns: ['company_id', 'decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'time_off_requests_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'time_off_requests_company_id_kind_id_fkey';
            columns: ['company_id', 'kind_id'];
            isOneToOne: false;
            referencedRelation: 'time_off_kinds';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_off_requests_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      time_off_settled: {
        Row: {
          company_id: string;
          kind_id: string;
          over_cap_minutes: number | null;
          person_id: string;
          settled_at: string;
          source: string;
        };
        Insert: {
          company_id: string;
          kind_id: string;
          over_cap_minutes?: number | null;
          person_id: string;
          settled_at?: string;
          source: string;
        };
        Update: {
          company_id?: string;
          kind_id?: string;
          over_cap_minutes?: number | null;
          person_id?: string;
          settled_at?: string;
          source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_off_settled_company_id_kind_id_fkey';
            columns: ['company_id', 'kind_id'];
            isOneToOne: false;
            referencedRelation: 'time_off_kinds';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'time_off_settled_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      timesheet_events: {
        Row: {
          actor_person_id: string | null;
          company_id: string;
          detail: Json;
          happened_at: string;
          id: number;
          kind: 'signed' | 'approved' | 'returned' | 'locked' | 'unlocked' | 'reopened';
          period_from: string;
          person_id: string;
          reason: string | null;
        };
        Insert: {
          actor_person_id?: string | null;
          company_id: string;
          detail?: Json;
          happened_at?: string;
          kind: 'signed' | 'approved' | 'returned' | 'locked' | 'unlocked' | 'reopened';
          period_from: string;
          person_id: string;
          reason?: string | null;
        };
        Update: {
          actor_person_id?: string | null;
          company_id?: string;
          detail?: Json;
          happened_at?: string;
          kind?: 'signed' | 'approved' | 'returned' | 'locked' | 'unlocked' | 'reopened';
          period_from?: string;
          person_id?: string;
          reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'timesheet_events_company_id_actor_person_id_fkey';
            columns: ['company_id', 'actor_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'timesheet_events_company_id_person_id_period_from_fkey';
            columns: ['company_id', 'person_id', 'period_from'];
            isOneToOne: false;
            referencedRelation: 'timesheets';
            referencedColumns: ['company_id', 'person_id', 'period_from'];
          },
        ];
      };
      timesheet_signatures: {
        Row: {
          company_id: string;
          content_hash: string;
          drawing: Json | null;
          id: string;
          kiosk_id: string | null;
          method: 'login' | 'witness' | 'kiosk';
          name: string;
          period_from: string;
          person_id: string;
          signed_at: string;
          void_reason: 'changed' | 'returned' | null;
          voided_at: string | null;
          witness_person_id: string | null;
          wording: string;
        };
        Insert: {
          company_id: string;
          content_hash: string;
          drawing?: Json | null;
          id?: string;
          kiosk_id?: string | null;
          method: 'login' | 'witness' | 'kiosk';
          name: string;
          period_from: string;
          person_id: string;
          signed_at?: string;
          void_reason?: 'changed' | 'returned' | null;
          voided_at?: string | null;
          witness_person_id?: string | null;
          wording: string;
        };
        Update: {
          company_id?: string;
          content_hash?: string;
          drawing?: Json | null;
          id?: string;
          kiosk_id?: string | null;
          method?: 'login' | 'witness' | 'kiosk';
          name?: string;
          period_from?: string;
          person_id?: string;
          signed_at?: string;
          void_reason?: 'changed' | 'returned' | null;
          voided_at?: string | null;
          witness_person_id?: string | null;
          wording?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'timesheet_signatures_company_id_kiosk_id_fkey';
            columns: ['company_id', 'kiosk_id'];
            isOneToOne: false;
            referencedRelation: 'kiosks';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'timesheet_signatures_company_id_person_id_period_from_fkey';
            columns: ['company_id', 'person_id', 'period_from'];
            isOneToOne: false;
            referencedRelation: 'timesheets';
            referencedColumns: ['company_id', 'person_id', 'period_from'];
          },
          {
            foreignKeyName: 'timesheet_signatures_company_id_witness_person_id_fkey';
            columns: ['company_id', 'witness_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      timesheets: {
        Row: {
          approved_at: string | null;
          approved_by: string | null;
          comment: string | null;
          company_id: string;
          content_hash: string | null;
          flags: string[];
          locked_at: string | null;
          locked_by: string | null;
          period_from: string;
          period_to: string;
          person_id: string;
          signed_at: string | null;
          snapshot: Json | null;
          state: 'open' | 'signed' | 'approved' | 'returned' | 'locked';
          updated_at: string;
          version: number;
        };
        Insert: {
          approved_at?: string | null;
          approved_by?: string | null;
          comment?: string | null;
          company_id: string;
          content_hash?: string | null;
          flags?: string[];
          locked_at?: string | null;
          locked_by?: string | null;
          period_from: string;
          period_to: string;
          person_id: string;
          signed_at?: string | null;
          snapshot?: Json | null;
          state?: 'open' | 'signed' | 'approved' | 'returned' | 'locked';
          updated_at?: string;
          version?: number;
        };
        Update: {
          approved_at?: string | null;
          approved_by?: string | null;
          comment?: string | null;
          company_id?: string;
          content_hash?: string | null;
          flags?: string[];
          locked_at?: string | null;
          locked_by?: string | null;
          period_from?: string;
          period_to?: string;
          person_id?: string;
          signed_at?: string | null;
          snapshot?: Json | null;
          state?: 'open' | 'signed' | 'approved' | 'returned' | 'locked';
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'timesheets_company_id_approved_by_fkey';
            columns: ['company_id', 'approved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'timesheets_company_id_locked_by_fkey';
            columns: ['company_id', 'locked_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'timesheets_company_id_person_id_fkey';
            columns: ['company_id', 'person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
      vendor_documents: {
        Row: {
          company_id: string;
          created_at: string;
          expires_on: string | null;
          file_id: string | null;
          id: string;
          kind: 'insurance' | 'license' | 'tax_form' | 'contract' | 'other';
          name: string;
          removed_at: string | null;
          updated_at: string;
          vendor_id: string;
          version: number;
        };
        Insert: {
          company_id: string;
          created_at?: string;
          expires_on?: string | null;
          file_id?: string | null;
          id: string;
          kind: 'insurance' | 'license' | 'tax_form' | 'contract' | 'other';
          name: string;
          removed_at?: string | null;
          updated_at?: string;
          vendor_id: string;
          version?: number;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          expires_on?: string | null;
          file_id?: string | null;
          id?: string;
          kind?: 'insurance' | 'license' | 'tax_form' | 'contract' | 'other';
          name?: string;
          removed_at?: string | null;
          updated_at?: string;
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_documents_company_id_file_id_fkey';
            columns: ['company_id', 'file_id'];
            isOneToOne: false;
            referencedRelation: 'attachments';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'vendor_documents_company_id_vendor_id_fkey';
            columns: ['company_id', 'vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      vendors: {
        Row: {
          account_number: string | null;
          address: string | null;
          archived_at: string | null;
          bank_detail: string | null;
          company_id: string;
          contacts: Json;
          created_at: string;
          id: string;
          mail: string | null;
          name: string;
          note: string | null;
          phone: string | null;
          search_text: string;
          sort_name: string;
          tax_id: string | null;
          terms_days: number | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          account_number?: string | null;
          address?: string | null;
          archived_at?: string | null;
          bank_detail?: string | null;
          company_id: string;
          contacts?: Json;
          created_at?: string;
          id: string;
          mail?: string | null;
          name: string;
          note?: string | null;
          phone?: string | null;
          tax_id?: string | null;
          terms_days?: number | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          account_number?: string | null;
          address?: string | null;
          archived_at?: string | null;
          bank_detail?: string | null;
          company_id?: string;
          contacts?: Json;
          created_at?: string;
          id?: string;
          mail?: string | null;
          name?: string;
          note?: string | null;
          phone?: string | null;
          tax_id?: string | null;
          terms_days?: number | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendors_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      work_ticket_lines: {
        Row: {
          classification: string | null;
          company_id: string;
          kind: 'labor' | 'material' | 'equipment';
          minutes: number | null;
          position: number;
          quantity: number | null;
          ticket_id: string;
          unit: string | null;
          what: string;
        };
        Insert: {
          classification?: string | null;
          company_id: string;
          kind: 'labor' | 'material' | 'equipment';
          minutes?: number | null;
          position: number;
          quantity?: number | null;
          ticket_id: string;
          unit?: string | null;
          what: string;
        };
        Update: {
          classification?: string | null;
          company_id?: string;
          kind?: 'labor' | 'material' | 'equipment';
          minutes?: number | null;
          position?: number;
          quantity?: number | null;
          ticket_id?: string;
          unit?: string | null;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_ticket_lines_company_id_ticket_id_fkey';
            columns: ['company_id', 'ticket_id'];
            isOneToOne: false;
            referencedRelation: 'work_tickets';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      work_ticket_signatures: {
        Row: {
          collector_person_id: string;
          company_id: string;
          drawing: Json;
          hash: string;
          id: string;
          name: string;
          received_at: string;
          role: string;
          signed_at: string;
          ticket_id: string;
        };
        Insert: {
          collector_person_id: string;
          company_id: string;
          drawing: Json;
          hash: string;
          id: string;
          name: string;
          received_at?: string;
          role: string;
          signed_at: string;
          ticket_id: string;
        };
        Update: {
          collector_person_id?: string;
          company_id?: string;
          drawing?: Json;
          hash?: string;
          id?: string;
          name?: string;
          received_at?: string;
          role?: string;
          signed_at?: string;
          ticket_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_ticket_signatures_company_id_collector_person_id_fkey';
            columns: ['company_id', 'collector_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'work_ticket_signatures_company_id_ticket_id_fkey';
            columns: ['company_id', 'ticket_id'];
            isOneToOne: true;
            referencedRelation: 'work_tickets';
            referencedColumns: ['company_id', 'id'];
          },
        ];
      };
      work_tickets: {
        Row: {
          author_person_id: string;
          code: string;
          company_id: string;
          copied_from_id: string | null;
          day: string;
          id: string;
          made_at: string;
          number: number;
          project_id: string;
          received_at: string;
          request_hash: string;
          search_text: string;
          state: 'open' | 'signed' | 'void';
          stated_at: string | null;
          updated_at: string;
          version: number;
          void_reason: string | null;
          voided_at: string | null;
          voided_by: string | null;
          what: string;
          why: string | null;
        };
        Insert: {
          author_person_id: string;
          code: string;
          company_id: string;
          copied_from_id?: string | null;
          day: string;
          id: string;
          made_at: string;
          number: number;
          project_id: string;
          received_at?: string;
          request_hash: string;
          state?: 'open' | 'signed' | 'void';
          stated_at?: string | null;
          updated_at?: string;
          version?: number;
          void_reason?: string | null;
          voided_at?: string | null;
          voided_by?: string | null;
          what: string;
          why?: string | null;
        };
        Update: {
          author_person_id?: string;
          code?: string;
          company_id?: string;
          copied_from_id?: string | null;
          day?: string;
          id?: string;
          made_at?: string;
          number?: number;
          project_id?: string;
          received_at?: string;
          request_hash?: string;
          state?: 'open' | 'signed' | 'void';
          stated_at?: string | null;
          updated_at?: string;
          version?: number;
          void_reason?: string | null;
          voided_at?: string | null;
          voided_by?: string | null;
          what?: string;
          why?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'work_tickets_company_id_author_person_id_fkey';
            columns: ['company_id', 'author_person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
          {
            foreignKeyName: 'work_tickets_company_id_copied_from_id_fkey';
            columns: ['company_id', 'copied_from_id'];
            isOneToOne: false;
            referencedRelation: 'work_tickets';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'work_tickets_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_tickets_company_id_project_id_fkey';
            columns: ['company_id', 'project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['company_id', 'id'];
          },
          {
            foreignKeyName: 'work_tickets_company_id_voided_by_fkey';
            columns: ['company_id', 'voided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['company_id', 'person_id'];
          },
        ];
      };
    };
    Views: { [name in never]: never };
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: Json };
      activate_budget: { Args: { project_id: string; version: number }; Returns: Json };
      add_budget_modification: { Args: { id: string; project_id: string; facts: Json }; Returns: Json };
      add_comment: { Args: { comment_id: string; facts: Json }; Returns: Json };
      add_platform_admin: { Args: { email: string }; Returns: Json };
      add_project_photos: { Args: { project_id: string; photos: Json }; Returns: Json };
      adjust_time_off: { Args: { id: string; person: string; kind: string; minutes: number; reason: string }; Returns: Json };
      answer_breaks: { Args: { id: string; workday: string; answers: Json; answered_at: string }; Returns: Json };
      answer_crew_punches: { Args: { punch_ids: string[]; answer: string; reason?: string | null }; Returns: Json };
      answer_support_visit: { Args: { visit_id: string; is_granted: boolean }; Returns: Json };
      answer_swap: { Args: { request_id: string; version: number; accept: boolean }; Returns: Json };
      apply_kept_change: { Args: { request_id: string; change: string; v: number; parameters: Json; follows?: string[] | null }; Returns: Json };
      apply_once: { Args: { request_id: string; change: string; parameters?: Json | null }; Returns: Json };
      apply_template: { Args: { change_id: string; template: string; from_date: string }; Returns: Json };
      approve_jsa: { Args: { approval_id: string; jsa_id: string; approved: Json }; Returns: Json };
      approve_sheets: { Args: { period_from: string; people: string[]; as_unsigned?: boolean | null }; Returns: Json };
      archive_cost_code: { Args: { code: string; version: number }; Returns: Json };
      archive_crew: { Args: { crew_id: string; archived: boolean; end_members?: boolean | null }; Returns: Json };
      archive_project: { Args: { project: string; version: number }; Returns: Json };
      archive_site: { Args: { site: string; version: number }; Returns: Json };
      archive_time_off_kind: { Args: { id: string; version: number }; Returns: Json };
      ask_company_export: { Args: { export_id: string }; Returns: Json };
      attendance_compliance: { Args: Record<PropertyKey, never>; Returns: Json };
      board_shifts: { Args: { from_date: string; to_date: string }; Returns: Json };
      cancel_kiosk_code: { Args: { code_id: string }; Returns: Json };
      cancel_order: { Args: { request_id: string; order_id: string; version: number; reason: string }; Returns: Json };
      cancel_payroll_export: { Args: { id: string }; Returns: Json };
      cancel_shift_request: { Args: { request_id: string; version: number }; Returns: Json };
      cancel_time_off: { Args: { id: string; version: number }; Returns: Json };
      change_hazard: { Args: { change_id: string; hazard_id: string; step: string; facts: Json }; Returns: Json };
      change_kiosk: { Args: { kiosk_id: string; version: number; name: string; site_ids: string[]; photo: string }; Returns: Json };
      change_people: { Args: { person_ids: string[]; change: Json; is_preview?: boolean | null }; Returns: Json };
      change_project_photo: { Args: { photo_id: string; version: number; facts: Json }; Returns: Json };
      check_order: { Args: { order_id: string; entry: Json }; Returns: Json };
      check_time_off: { Args: { request: Json }; Returns: Json };
      choose_erased_names: { Args: { choice: string }; Returns: Json };
      choose_location: { Args: { version: number; choice: string; language: string; device_id?: string | null }; Returns: Json };
      claim_shift: { Args: { request_id: string; shift_id: string; sequence: number }; Returns: Json };
      client_error_by_id: { Args: { event_id: string }; Returns: Json };
      close_order: { Args: { request_id: string; order_id: string; version: number; reason: string }; Returns: Json };
      company_kiosks: { Args: Record<PropertyKey, never>; Returns: Json };
      company_safety_library: { Args: Record<PropertyKey, never>; Returns: Json };
      complete_profile: { Args: { first_name: string; last_name: string; phone?: string | null; language?: string | null }; Returns: Json };
      confirm_jsa_signature: { Args: { signature_id: string; is_mine: boolean }; Returns: Json };
      confirm_records_taken: { Args: { export_id: string; sha256: string }; Returns: Json };
      confirm_shift: { Args: { shift_id: string; sequence: number; confirmed_at: string }; Returns: Json };
      copy_week: { Args: { change_id: string; from_date: string; to_date: string; crew?: string | null }; Returns: Json };
      correct_time: { Args: { id: string; person_id: string; kind: string; entry_id: string; facts: Json; reason: string }; Returns: Json };
      create_kiosk_code: { Args: { name: string; site_ids?: string[] | null; photo?: string | null }; Returns: Json };
      crew_detail: { Args: { crew_id: string }; Returns: Json };
      crew_list: { Args: Record<PropertyKey, never>; Returns: Json };
      deactivate_person: { Args: { person_id: string }; Returns: Json };
      decide_account_deletion: { Args: { request_id: string; decision: string; comment?: string | null }; Returns: Json };
      decide_change_order: { Args: { change_order_id: string; version: number; facts: Json }; Returns: Json };
      decide_claim: { Args: { claim_id: string; version: number; decision: string; reason: string }; Returns: Json };
      decide_correction: { Args: { id: string; decision: string; comment?: string | null }; Returns: Json };
      decide_item: { Args: { item_id: string; decision: string; comment?: string | null; ended_at?: string | null; started_at?: string | null }; Returns: Json };
      decide_log: { Args: { log_id: string; signature_id: string; decision: string; comment?: string | null }; Returns: Json };
      decide_order: { Args: { request_id: string; order_id: string; version: number; decision: string; reason?: string | null; override_reason?: string | null }; Returns: Json };
      decide_receipt: { Args: { receipt_id: string; version: number; decision: string; reason: string }; Returns: Json };
      decide_shift_request: { Args: { request_id: string; version: number; approve: boolean; comment?: string | null }; Returns: Json };
      decide_time_off: { Args: { id: string; version: number; approve: boolean; comment?: string | null }; Returns: Json };
      decline_order_request: { Args: { request_id: string; version: number; reason: string }; Returns: Json };
      delete_certificate: { Args: { certificate_id: string }; Returns: Json };
      delete_comment: { Args: { comment_id: string }; Returns: Json };
      demo_kiosk_key: { Args: Record<PropertyKey, never>; Returns: Json };
      discard_changes: { Args: { change_id: string; shift_ids: string[] }; Returns: Json };
      dispute_correction: { Args: { id: string; reason: string }; Returns: Json };
      drop_hazard_photo: { Args: { change_id: string; hazard_id: string; photo_id: string }; Returns: Json };
      edit_comment: { Args: { change_id: string; comment_id: string; body: string; mentions: string[] }; Returns: Json };
      end_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      end_job_rate: { Args: { id: string; valid_to: string }; Returns: Json };
      end_jsa: { Args: { change_id: string; jsa_id: string; ended: Json }; Returns: Json };
      end_legal_hold: { Args: { hold_id: string; reason: string }; Returns: Json };
      end_my_sessions: { Args: { session_id?: string | null }; Returns: Json };
      end_person_sessions: { Args: { person_id: string; session_id?: string | null }; Returns: Json };
      end_support_visit: { Args: { visit_id: string }; Returns: Json };
      entry_history: { Args: { entry_id: string }; Returns: Json };
      expected_people: { Args: Record<PropertyKey, never>; Returns: Json };
      export_audit: { Args: { filters?: Json | null; after?: string | null }; Returns: Json };
      field_day: { Args: { day?: string | null }; Returns: Json };
      field_project: { Args: { project: string }; Returns: Json };
      find_person_ids: { Args: { query?: string | null; roles?: string[] | null; statuses?: string[] | null; crew_id?: string | null; without_crew?: boolean | null; certificate_days?: number | null }; Returns: Json };
      find_records: { Args: { words: string }; Returns: Json };
      first_steps: { Args: Record<PropertyKey, never>; Returns: Json };
      found_company: { Args: { founding: Json }; Returns: Json };
      founding_options: { Args: Record<PropertyKey, never>; Returns: Json };
      give_away_shift: { Args: { request_id: string; shift_id: string; sequence: number }; Returns: Json };
      hazard_indicators: { Args: Record<PropertyKey, never>; Returns: Json };
      hazard_people: { Args: Record<PropertyKey, never>; Returns: Json };
      hide_first_steps: { Args: Record<PropertyKey, never>; Returns: Json };
      hours_progress: { Args: Record<PropertyKey, never>; Returns: Json };
      import_budget: { Args: { project_id: string; lines: Json; mode: string }; Returns: Json };
      import_certified_pay: { Args: { week_from: string; lines: Json; mode: string }; Returns: Json };
      import_cost_codes: { Args: { lines: Json; mode: string }; Returns: Json };
      import_people: { Args: { import: Json }; Returns: Json };
      import_vendors: { Args: { lines: Json; mode: string }; Returns: Json };
      invitation_preview: { Args: { token: string }; Returns: Json };
      invite_person: { Args: { first_name?: string | null; last_name?: string | null; email?: string | null; phone?: string | null; role?: string | null; crew_id?: string | null; language?: string | null; person_id?: string | null; valid_days?: number | null; way?: string | null; new_person_id?: string | null }; Returns: Json };
      jsa_context: { Args: { project_id?: string | null; copied_id?: string | null }; Returns: Json };
      jsa_document: { Args: { jsa_id: string }; Returns: Json };
      jsa_people: { Args: { project_id?: string | null }; Returns: Json };
      jsa_transcript: { Args: { jsa_id: string }; Returns: Json };
      judge_shift: { Args: { shift: Json }; Returns: Json };
      kiosk_punches: { Args: { kiosk_id: string; before?: string | null }; Returns: Json };
      kiosk_roster: { Args: { known?: string | null }; Returns: Json };
      kiosk_time: { Args: { person_id: string; id: string; at: string; pin_proof: string; act?: Json | null }; Returns: Json };
      last_week_facts: { Args: Record<PropertyKey, never>; Returns: Json };
      lift_suspension: { Args: { company_id: string; reason: string }; Returns: Json };
      list_certified_payrolls: { Args: { period_from: string }; Returns: Json };
      list_change_orders: { Args: { project_id: string }; Returns: Json };
      list_checklist_templates: { Args: Record<PropertyKey, never>; Returns: Json };
      list_checklists: { Args: { filter?: Json | null; after?: Json | null; page_size?: number | null }; Returns: Json };
      list_claims: { Args: { filters?: Json | null; after?: Json | null }; Returns: Json };
      list_company_exports: { Args: Record<PropertyKey, never>; Returns: Json };
      list_company_sign_ins: { Args: Record<PropertyKey, never>; Returns: Json };
      list_corrections: { Args: Record<PropertyKey, never>; Returns: Json };
      list_cost_codes: { Args: { search?: string | null; division?: string | null; is_archived?: boolean | null; skip?: number | null }; Returns: Json };
      list_daily_logs: { Args: { filter?: Json | null; after?: Json | null; page_size?: number | null }; Returns: Json };
      list_equipment: { Args: Record<PropertyKey, never>; Returns: Json };
      list_exceptions: { Args: { period_from?: string | null }; Returns: Json };
      list_hazards: { Args: { filter?: Json | null; after?: Json | null; page_size?: number | null }; Returns: Json };
      list_holidays: { Args: Record<PropertyKey, never>; Returns: Json };
      list_job_rates: { Args: Record<PropertyKey, never>; Returns: Json };
      list_jsas: { Args: { filter?: Json | null; after?: Json | null; page_size?: number | null }; Returns: Json };
      list_labor_burdens: { Args: Record<PropertyKey, never>; Returns: Json };
      list_legal_holds: { Args: Record<PropertyKey, never>; Returns: Json };
      list_location_reads: { Args: { of_company?: boolean | null; before?: string | null }; Returns: Json };
      list_order_requests: { Args: { filters?: Json | null; after?: Json | null }; Returns: Json };
      list_orders: { Args: { filters?: Json | null; after?: Json | null }; Returns: Json };
      list_overdue_checks: { Args: Record<PropertyKey, never>; Returns: Json };
      list_paper_notices: { Args: Record<PropertyKey, never>; Returns: Json };
      list_payroll_lines: { Args: { period_from: string; after?: string | null; page_size?: number | null; search?: string | null }; Returns: Json };
      list_payroll_periods: { Args: { before?: string | null; page_size?: number | null }; Returns: Json };
      list_platform_admins: { Args: { from_row?: number | null; max_rows?: number | null }; Returns: Json };
      list_project_photos: { Args: { filter?: Json | null; after?: Json | null; page_size?: number | null }; Returns: Json };
      list_projects: { Args: { search?: string | null; status?: string | null; skip?: number | null }; Returns: Json };
      list_publications: { Args: Record<PropertyKey, never>; Returns: Json };
      list_receipts: { Args: { filters?: Json | null; after?: Json | null }; Returns: Json };
      list_sheet_jobs: { Args: { period_from?: string | null }; Returns: Json };
      list_sheets: { Args: { period_from?: string | null; filters?: Json | null; after?: string | null; page_size?: number | null }; Returns: Json };
      list_support_visits: { Args: { of_company?: boolean | null }; Returns: Json };
      list_templates: { Args: Record<PropertyKey, never>; Returns: Json };
      list_tickets: { Args: { filter?: Json | null; after?: Json | null; page_size?: number | null }; Returns: Json };
      list_time_off_kinds: { Args: Record<PropertyKey, never>; Returns: Json };
      list_tracking: { Args: Record<PropertyKey, never>; Returns: Json };
      list_vendors: { Args: { filters?: Json | null; after?: Json | null }; Returns: Json };
      list_waiting_sheets: { Args: Record<PropertyKey, never>; Returns: Json };
      live_board: { Args: { since?: string | null }; Returns: Json };
      lock_sheets: { Args: { period_from: string; people: string[] }; Returns: Json };
      log_weather_place: { Args: { project_id: string }; Returns: Json };
      mark_inbox: { Args: { item: string; is_read?: boolean | null; with_older?: boolean | null }; Returns: Json };
      mark_order_sent: { Args: { request_id: string; order_id: string; version: number; by: string }; Returns: Json };
      may_ask_for_suggestions: { Args: Record<PropertyKey, never>; Returns: boolean };
      may_file_by_model: { Args: Record<PropertyKey, never>; Returns: boolean };
      may_find_address: { Args: Record<PropertyKey, never>; Returns: boolean };
      may_send_speech: { Args: Record<PropertyKey, never>; Returns: boolean };
      merge_hazards: { Args: { change_id: string; hazard_id: string; into_id: string }; Returns: Json };
      merge_people: { Args: { keep_person_id: string; drop_person_id: string; only_preview?: boolean | null }; Returns: Json };
      move_equipment: { Args: { move_id: string; equipment_id: string; move: Json }; Returns: Json };
      my_announcements: { Args: Record<PropertyKey, never>; Returns: Json };
      my_break_questions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      my_clock: { Args: { since?: string | null }; Returns: Json };
      my_crew_punches: { Args: Record<PropertyKey, never>; Returns: Json };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      my_delegations: { Args: Record<PropertyKey, never>; Returns: Json };
      my_departure: { Args: Record<PropertyKey, never>; Returns: Json };
      my_identity: { Args: Record<PropertyKey, never>; Returns: Json };
      my_inbox: { Args: Record<PropertyKey, never>; Returns: Json };
      my_jsas_to_sign: { Args: Record<PropertyKey, never>; Returns: Json };
      my_kiosk_pin: { Args: Record<PropertyKey, never>; Returns: Json };
      my_location_notice: { Args: Record<PropertyKey, never>; Returns: Json };
      my_push_subscription: { Args: { endpoint: string }; Returns: Json };
      my_reminder_plan: { Args: Record<PropertyKey, never>; Returns: Json };
      my_schedule: { Args: { from_date?: string | null; to_date?: string | null }; Returns: Json };
      my_sessions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_sheet: { Args: { period_from?: string | null }; Returns: Json };
      my_time_facts: { Args: { from_date: string; to_date: string }; Returns: Json };
      my_time_off: { Args: Record<PropertyKey, never>; Returns: Json };
      note_visit_read: { Args: { visit_id: string; opened: string }; Returns: Json };
      notification_log: { Args: { person_id?: string | null; shown?: string | null; after?: string | null; page_size?: number | null }; Returns: Json };
      offer_swap: { Args: { request_id: string; shift_id: string; sequence: number; other_shift_id: string; other_sequence: number }; Returns: Json };
      order_page: { Args: { order_id: string }; Returns: Json };
      order_spend: { Args: { group_by: string; filters?: Json | null }; Returns: Json };
      osha_log: { Args: { year: number }; Returns: Json };
      overtime_relief: { Args: { person_id: string }; Returns: Json };
      people_with_pins: { Args: { search?: string | null; crew?: string | null }; Returns: Json };
      person_data: { Args: { person: string }; Returns: Json };
      person_history: { Args: { person_id: string; before_at?: string | null; before_id?: string | null; at_most?: number | null }; Returns: Json };
      person_page: { Args: { person_id: string }; Returns: Json };
      person_sessions: { Args: { person_id: string }; Returns: Json };
      photo_choices: { Args: { project_id?: string | null }; Returns: Json };
      photo_links: { Args: { project_id: string }; Returns: Json };
      platform_announcements: { Args: { from_row?: number | null; max_rows?: number | null }; Returns: Json };
      platform_cancel_job: { Args: { job: string }; Returns: Json };
      platform_companies: { Args: { query?: string | null; state?: string | null; trouble?: boolean | null; sort?: string | null; from_row?: number | null; max_rows?: number | null }; Returns: Json };
      platform_company: { Args: { company: string }; Returns: Json };
      platform_end_sessions: { Args: { login_id: string }; Returns: Json };
      platform_errors: { Args: { query?: string | null; from_row?: number | null; max_rows?: number | null }; Returns: Json };
      platform_health: { Args: Record<PropertyKey, never>; Returns: Json };
      platform_jobs: { Args: { state?: string | null; kind?: string | null; from_row?: number | null; max_rows?: number | null }; Returns: Json };
      platform_login: { Args: { address: string }; Returns: Json };
      platform_mails: { Args: { state?: string | null; kind?: string | null; recipient?: string | null; after?: string | null; page_size?: number | null }; Returns: Json };
      platform_people: { Args: { company: string }; Returns: Json };
      platform_people_found: { Args: { query?: string | null; company?: string | null; from_row?: number | null; max_rows?: number | null }; Returns: Json };
      platform_reset_factor: { Args: { login_id: string }; Returns: Json };
      platform_retry_job: { Args: { job: string }; Returns: Json };
      platform_start_leaving: { Args: { company_id: string; name: string; reason: string }; Returns: Json };
      platform_stop_leaving: { Args: { company_id: string }; Returns: Json };
      platform_visit: { Args: { visit_id?: string | null }; Returns: Json };
      project_page: { Args: { project: string }; Returns: Json };
      propose_claims: { Args: Record<PropertyKey, never>; Returns: Json };
      publish_shifts: { Args: { change_id: string; shift_ids: string[]; override_reason?: string | null }; Returns: Json };
      reactivate_person: { Args: { person_id: string; new_role?: string | null }; Returns: Json };
      read_budget: { Args: { project_id: string }; Returns: Json };
      read_certified_payroll: { Args: { project_id: string; week_from: string }; Returns: Json };
      read_change_order: { Args: { change_order_id: string }; Returns: Json };
      read_checklist: { Args: { checklist_id: string }; Returns: Json };
      read_company_export: { Args: { export_id: string }; Returns: Json };
      read_company_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      read_cost_rows: { Args: { project_id: string; cost_code_id: string; cost_type: string; figure: string; after?: number | null }; Returns: Json };
      read_daily_log: { Args: { log_id?: string | null; project_id?: string | null; day?: string | null }; Returns: Json };
      read_equipment: { Args: { equipment_id: string }; Returns: Json };
      read_hazard: { Args: { hazard_id: string }; Returns: Json };
      read_job_hours: { Args: { project_id: string }; Returns: Json };
      read_jsa: { Args: { jsa_id: string }; Returns: Json };
      read_other_pay: { Args: { person_id: string }; Returns: Json };
      read_pay_rates: { Args: { person_id: string }; Returns: Json };
      read_pay_terms: { Args: { person_id: string }; Returns: Json };
      read_payroll_export: { Args: { id: string; format?: string | null }; Returns: Json };
      read_payroll_file: { Args: { id: string }; Returns: Json };
      read_payroll_mapping: { Args: { system: string }; Returns: Json };
      read_payroll_period: { Args: { period_from: string; format?: string | null }; Returns: Json };
      read_punch_locations: { Args: { person: string; from_at: string; to_at: string; purpose?: string | null }; Returns: Json };
      read_purchasing_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      read_report: { Args: { report: string; group_by: string; period: Json }; Returns: Json };
      read_report_rows: { Args: { report: string; group_by: string; period: Json; within?: Json | null; after?: number | null; page_size?: number | null }; Returns: Json };
      read_retention: { Args: Record<PropertyKey, never>; Returns: Json };
      read_risk_matrix: { Args: Record<PropertyKey, never>; Returns: Json };
      read_schedule_rules: { Args: Record<PropertyKey, never>; Returns: Json };
      read_sheet: { Args: { person_id: string; period_from?: string | null }; Returns: Json };
      read_sheet_pay: { Args: { person_id: string; period_from: string }; Returns: Json };
      read_ticket: { Args: { ticket_id: string }; Returns: Json };
      read_time_off: { Args: { person: string }; Returns: Json };
      read_trail: { Args: { person: string; day: string; purpose?: string | null }; Returns: Json };
      read_work_in_progress: { Args: Record<PropertyKey, never>; Returns: Json };
      receipt_page: { Args: { receipt_id: string }; Returns: Json };
      record_claim: { Args: { id: string; claim: Json }; Returns: Json };
      record_comments: { Args: { record_kind: string; record_id: string; before?: string | null; before_id?: string | null }; Returns: Json };
      record_counter_order: { Args: { id: string; counter_order: Json }; Returns: Json };
      record_order_request: { Args: { id: string; request: Json }; Returns: Json };
      record_paper_notice: { Args: { person: string; version: number; choice: string; language: string }; Returns: Json };
      record_people: { Args: { record_kind: string; record_id: string }; Returns: Json };
      record_punches: { Args: { batch: Json }; Returns: Json };
      record_receipt: { Args: { id: string; receipt: Json }; Returns: Json };
      record_trail: { Args: { person: string; points: Json }; Returns: Json };
      remove_availability: { Args: { id: string }; Returns: Json };
      remove_claim_rate: { Args: { kind: string; valid_from: string }; Returns: Json };
      remove_company_sign_in: { Args: { sign_in_id: string }; Returns: Json };
      remove_direct_cost: { Args: { direct_cost_id: string; version: number }; Returns: Json };
      remove_holiday: { Args: { id: string }; Returns: Json };
      remove_labor_burden: { Args: { burden_id: string }; Returns: Json };
      remove_other_pay: { Args: { other_pay_id: string }; Returns: Json };
      remove_pay_terms: { Args: { terms_id: string }; Returns: Json };
      remove_person_pins: { Args: { person_ids: string[] }; Returns: Json };
      remove_platform_admin: { Args: { user_id: string }; Returns: Json };
      remove_project_photos: { Args: { photo_ids: Json }; Returns: Json };
      remove_push_subscription: { Args: { endpoint: string }; Returns: Json };
      remove_rate: { Args: { rate_id: string }; Returns: Json };
      remove_report_view: { Args: { id: string }; Returns: Json };
      remove_template: { Args: { id: string }; Returns: Json };
      remove_vendor_document: { Args: { document_id: string; version: number }; Returns: Json };
      reopen_change_order: { Args: { change_order_id: string; version: number }; Returns: Json };
      reopen_jsa: { Args: { change_id: string; jsa_id: string }; Returns: Json };
      report_client_error: { Args: { event_id: string; message: string; route?: string | null; app_version?: string | null; context?: Json | null }; Returns: Json };
      report_device: { Args: { device_id: string; has_unsent: boolean; reminders_until?: string | null; schedule_version?: string | null; facts?: Json | null }; Returns: Json };
      report_hazard: { Args: { hazard_id: string; report: Json }; Returns: Json };
      report_hazard_anonymously: { Args: { hazard_id: string; report: Json }; Returns: Json };
      request_account_deletion: { Args: { request_id: string; reason?: string | null }; Returns: Json };
      request_time_off: { Args: { request: Json }; Returns: Json };
      reserve_order_numbers: { Args: { device_id: string }; Returns: Json };
      return_sheet: { Args: { person_id: string; period_from: string; reason: string }; Returns: Json };
      revoke_hazard_share: { Args: { change_id: string; hazard_id: string }; Returns: Json };
      revoke_invitation: { Args: { invitation_id: string }; Returns: Json };
      revoke_kiosk: { Args: { kiosk_id: string }; Returns: Json };
      revoke_photo_link: { Args: { link_id: string }; Returns: Json };
      save_announcement: { Args: { id: string; text_en: string; text_es: string; audience: string; starts_at: string; ends_at: string; version?: number | null }; Returns: Json };
      save_availability: { Args: { availability: Json }; Returns: Json };
      save_branding: { Args: { branding: Json; company: Json; version: number }; Returns: Json };
      save_budget: { Args: { project_id: string; version: number; lines: Json }; Returns: Json };
      save_calendar_feed: { Args: { secret_hash: string }; Returns: Json };
      save_certificate: { Args: { certificate_id: string; person_id: string; kind: string; number?: string | null; issuer?: string | null; issued_on?: string | null; expires_on?: string | null; file_path?: string | null; version?: number | null }; Returns: Json };
      save_certified_pay: { Args: { person_id: string; week_from: string; figures: Json }; Returns: Json };
      save_change_order: { Args: { change_order_id: string; project_id: string; version: number; facts: Json }; Returns: Json };
      save_checklist: { Args: { checklist_id: string; checklist: Json }; Returns: Json };
      save_checklist_template: { Args: { template_id: string; version: number; template: Json }; Returns: Json };
      save_claim: { Args: { claim_id: string; version: number; facts: Json }; Returns: Json };
      save_claim_rate: { Args: { facts: Json }; Returns: Json };
      save_company_icons: { Args: { icons: Json }; Returns: Json };
      save_company_settings: { Args: { section: string; version: number; facts: Json; effective_from?: string | null }; Returns: Json };
      save_company_sign_in: { Args: { sign_in_id: string; facts: Json }; Returns: Json };
      save_contract_money: { Args: { project_id: string; version: number; facts: Json }; Returns: Json };
      save_corrective_action: { Args: { id: string; hazard_id: string; action: Json; version?: number | null }; Returns: Json };
      save_cost_code: { Args: { id: string; code: string; name: string; version?: number | null; is_travel?: boolean | null }; Returns: Json };
      save_crew: { Args: { crew_id: string; name: string; version?: number | null }; Returns: Json };
      save_delegation: { Args: { id: string; giver_person_id: string; delegate_person_id: string; starts_on: string; ends_on: string }; Returns: Json };
      save_direct_cost: { Args: { id: string; project_id: string; version: number; facts: Json }; Returns: Json };
      save_emergency_contact: { Args: { person_id: string; version: number; name?: string | null; relationship?: string | null; phone?: string | null }; Returns: Json };
      save_emergency_plan: { Args: { project_id: string; plan: Json; version: number }; Returns: Json };
      save_equipment: { Args: { equipment_id: string; version: number; facts: Json }; Returns: Json };
      save_establishment: { Args: { id: string; facts: Json; version?: number | null }; Returns: Json };
      save_holiday: { Args: { id: string; on_date: string; name: string }; Returns: Json };
      save_incident: { Args: { id: string; facts: Json; version?: number | null }; Returns: Json };
      save_job_rate: { Args: { id: string; facts: Json }; Returns: Json };
      save_jsa: { Args: { save_id: string; jsa_id: string; saved: Json }; Returns: Json };
      save_jsa_template: { Args: { template_id: string; template: Json; version?: number | null }; Returns: Json };
      save_labor_burden: { Args: { id: string; facts: Json }; Returns: Json };
      save_library_item: { Args: { item_id: string; item: Json; version?: number | null }; Returns: Json };
      save_location_notice: { Args: { text_en: string; text_es: string; version: number; covers_trail?: boolean | null }; Returns: Json };
      save_log_line: { Args: { log_id: string; project_id: string; day: string; line: Json }; Returns: Json };
      save_my_profile: { Args: { change_id: string; made_at: string; changes: Json }; Returns: Json };
      save_order: { Args: { id: string; entry: Json; version?: number | null; request_ids?: string[] | null }; Returns: Json };
      save_osha_year: { Args: { establishment_id: string; year: number; facts: Json }; Returns: Json };
      save_other_pay: { Args: { id: string; person_id: string; facts: Json }; Returns: Json };
      save_pay_terms: { Args: { person_id: string; valid_from: string; facts: Json }; Returns: Json };
      save_payroll_mapping: { Args: { system: string; changes: Json }; Returns: Json };
      save_person: { Args: { person_id: string; profile_version: number; details_version: number; first_name: string; last_name: string; phone?: string | null; language?: string | null; employee_number?: string | null; hired_on?: string | null; contact_email?: string | null; notes?: string | null }; Returns: Json };
      save_project: { Args: { id: string; project: Json; version?: number | null }; Returns: Json };
      save_project_contract: { Args: { project_id: string; facts: Json }; Returns: Json };
      save_purchasing_settings: { Args: { settings: Json; version: number }; Returns: Json };
      save_push_subscription: { Args: { endpoint: string; p256dh: string; auth: string }; Returns: Json };
      save_receipt: { Args: { receipt_id: string; version: number; facts: Json }; Returns: Json };
      save_report_view: { Args: { id: string; facts: Json }; Returns: Json };
      save_risk_matrix: { Args: { revision: number; matrix: Json }; Returns: Json };
      save_schedule_rules: { Args: { version: number; rules: Json }; Returns: Json };
      save_series: { Args: { change_id: string; series: Json }; Returns: Json };
      save_shifts: { Args: { change_id: string; changes: Json }; Returns: Json };
      save_site: { Args: { id: string; project: string; site: Json; version?: number | null }; Returns: Json };
      save_support_access: { Args: { needs_consent: boolean }; Returns: Json };
      save_template: { Args: { id: string; name: string; from_date: string; crew?: string | null }; Returns: Json };
      save_ticket: { Args: { ticket_id: string; version: number; ticket: Json }; Returns: Json };
      save_time_off_kind: { Args: { kind: Json; version?: number | null }; Returns: Json };
      save_vendor: { Args: { id: string; vendor: Json; version?: number | null }; Returns: Json };
      save_vendor_document: { Args: { id: string; vendor_id: string; document: Json; version?: number | null }; Returns: Json };
      schedule_costs: { Args: { from_date: string; to_date: string }; Returns: Json };
      schedule_requests: { Args: Record<PropertyKey, never>; Returns: Json };
      search_audit: { Args: { filters?: Json | null; after?: string | null; page_size?: number | null }; Returns: Json };
      search_invitations: { Args: { search?: string | null; states?: string[] | null; before?: Json | null; page_size?: number | null }; Returns: Json };
      search_people: { Args: { query?: string | null; roles?: string[] | null; statuses?: string[] | null; crew_id?: string | null; without_crew?: boolean | null; certificate_days?: number | null; sort?: string | null; from_row?: number | null; max_rows?: number | null }; Returns: Json };
      send_change_order: { Args: { link_id: string; change_order_id: string; version: number; facts: Json }; Returns: Json };
      send_order: { Args: { request_id: string; order_id: string; version: number; mail: string }; Returns: Json };
      set_approval_limit: { Args: { person_id: string; limit_cents: number }; Returns: Json };
      set_crew_members: { Args: { crew_id: string; person_ids: string[]; standing: string; from_day?: string | null }; Returns: Json };
      set_crew_project: { Args: { crew_id: string; project_id: string; works: boolean }; Returns: Json };
      set_demand: { Args: { project: string; on_date: string; people: number }; Returns: Json };
      set_legal_hold: { Args: { hold_id: string; facts: Json }; Returns: Json };
      set_person_pins: { Args: { pins: Json }; Returns: Json };
      set_project_certificates: { Args: { project: string; certificates: string[] }; Returns: Json };
      set_project_crews: { Args: { project: string; crews: string[]; version: number }; Returns: Json };
      set_rate: { Args: { person_id: string; rate: number; currency: string; valid_from: string }; Returns: Json };
      set_role: { Args: { person_id: string; new_role: string; from_day?: string | null }; Returns: Json };
      set_vendor_archived: { Args: { vendor_id: string; is_archived: boolean; version: number }; Returns: Json };
      settle_corrective_action: { Args: { change_id: string; action_id: string; outcome: string; note?: string | null }; Returns: Json };
      share_hazard: { Args: { link_id: string; hazard_id: string; facts: Json }; Returns: Json };
      share_project_photos: { Args: { link_id: string; project_id: string; facts: Json }; Returns: Json };
      sign_jsa: { Args: { signature_id: string; jsa_id: string; signed: Json }; Returns: Json };
      sign_log: { Args: { log_id: string; project_id: string; day: string; signed: Json }; Returns: Json };
      sign_sheet: { Args: { period_from: string; content_hash: string; name: string; wording: string; person_id?: string | null; drawing?: Json | null }; Returns: Json };
      sign_ticket: { Args: { signature_id: string; ticket_id: string; signed: Json }; Returns: Json };
      start_leaving: { Args: { name: string }; Returns: Json };
      start_payroll_export: { Args: { id: string; period_from: string; format: string; lines_of?: string | null }; Returns: Json };
      start_support_visit: { Args: { person_id: string; reason: string; minutes: number }; Returns: Json };
      stop_leaving: { Args: Record<PropertyKey, never>; Returns: Json };
      submit_order: { Args: { request_id: string; order_id: string; version: number; override_reason?: string | null }; Returns: Json };
      suspend_company: { Args: { company_id: string; name: string; reason: string; contact: string }; Returns: Json };
      swap_partners: { Args: { shift_id: string }; Returns: Json };
      switch_company_sign_in: { Args: { sign_in_id: string; is_on: boolean }; Returns: Json };
      ticket_labor: { Args: { day?: string | null }; Returns: Json };
      unarchive_cost_code: { Args: { code: string; version: number }; Returns: Json };
      unarchive_project: { Args: { project: string; version: number }; Returns: Json };
      undo_merge: { Args: { merge_id: string }; Returns: Json };
      undo_people_change: { Args: { change_id: string }; Returns: Json };
      undo_shifts: { Args: { change_id: string; undo_id: string }; Returns: Json };
      unlock_sheet: { Args: { person_id: string; period_from: string; reason: string }; Returns: Json };
      vendor_page: { Args: { vendor_id: string }; Returns: Json };
      visited_person: { Args: Record<PropertyKey, never>; Returns: Json };
      void_change_order: { Args: { change_order_id: string; version: number; reason: string }; Returns: Json };
      void_ticket: { Args: { ticket_id: string; reason: string }; Returns: Json };
      withdraw_account_deletion: { Args: Record<PropertyKey, never>; Returns: Json };
      withdraw_claim: { Args: { claim_id: string; version: number }; Returns: Json };
      withdraw_company_rule: { Args: { rule_id: string; version: number }; Returns: Json };
      withdraw_correction: { Args: { id: string }; Returns: Json };
      withdraw_delegation: { Args: { delegation_id: string }; Returns: Json };
      withdraw_order_request: { Args: { request_id: string; version: number }; Returns: Json };
      withdraw_receipt: { Args: { receipt_id: string; version: number }; Returns: Json };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};

type Tables = Database['public']['Tables'];

/** A row as the data API answers it. */
export type TableRow<Table extends keyof Tables> = Tables[Table]['Row'];
/** What an insert has to and may say. */
export type TableInsert<Table extends keyof Tables> = Tables[Table]['Insert'];
/** What an update may say. */
export type TableUpdate<Table extends keyof Tables> = Tables[Table]['Update'];
